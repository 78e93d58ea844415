/** The service worker: it shows notices, and is installed when somebody wants them, not before. */
const FILE = "/sw.js";

const hasWorkers = (): boolean => "serviceWorker" in navigator; // only over TLS, or on the machine itself

export async function installWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  await navigator.serviceWorker.register(FILE);
  return navigator.serviceWorker.ready;
}

/** The one that was installed before; null where there is none. */
export async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** A notice was pressed while a page is open: the page goes there. */
export function followWorker(): () => void {
  if (!hasWorkers()) return () => undefined;
  const follow = ({ data }: MessageEvent) => {
    const way = (data as { way?: unknown } | null)?.way;
    if (typeof way === "string" && way.startsWith("#/")) location.hash = way;
  };
  navigator.serviceWorker.addEventListener("message", follow);
  return () => navigator.serviceWorker.removeEventListener("message", follow);
}

/** Whether the browser lets us show notices; asked for only where somebody has just pressed something. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show a notice; phones have them by way of the worker only. */
export async function notify(body: string, table: string, way: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const looks = { body, icon: "/icon.svg", tag: `zunft ${table}`, data: { way } };
  const worker = await findWorker();
  if (worker) await worker.showNotification("Zunft", looks);
  else show(looks, way);
}

function show(looks: NotificationOptions, way: string): void {
  const notice = new Notification("Zunft", looks);
  notice.onclick = () => {
    window.focus();
    location.hash = way;
    notice.close();
  };
}
