/** Whether the screen is as narrow as a phone's, where the board is shown in three views. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 767px)", false);

export const isNarrow = (): boolean => phone.current;
