import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings, show, watchSystem } from "./core/settings.svelte";
import { watchWay } from "./core/way.svelte";
import { words } from "./core/words/words.svelte";

show();
watchSystem();
watchWay();
await words.speak(settings.language, []);
mount(App, { target: document.getElementById("hall") as HTMLElement });
