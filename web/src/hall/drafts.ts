/** What somebody has typed and not sent yet: kept until it is sent, also when the page is closed meanwhile. */
import { Drawer } from "../core/drawer";

const drawer = (name: string) => new Drawer<object>(`draft ${name}`, {}, "visit");

export const draft = <Form extends object>(name: string, empty: Form): Form => ({ ...empty, ...drawer(name).thing });

export const keep = (name: string, form: object): void => drawer(name).put(form);

export const drop = (name: string): void => drawer(name).clear();
