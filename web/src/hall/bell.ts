/** The sound of "your turn": a small bell of two tones, made here, so that no file has to be fetched. */
const TONES = [660, 990];
const SECONDS = 0.7;

export function ring(): void {
  if (!("AudioContext" in window)) return;
  const room = new AudioContext();
  TONES.forEach((tone, at) => strike(room, tone, 0.12 / (at + 1)));
  setTimeout(() => void room.close(), SECONDS * 1500);
}

function strike(room: AudioContext, tone: number, loudness: number): void {
  const [bell, hand] = [room.createOscillator(), room.createGain()];
  bell.frequency.value = tone;
  hand.gain.setValueAtTime(loudness, room.currentTime);
  hand.gain.exponentialRampToValueAtTime(0.0001, room.currentTime + SECONDS);
  bell.connect(hand).connect(room.destination);
  bell.start();
  bell.stop(room.currentTime + SECONDS);
}
