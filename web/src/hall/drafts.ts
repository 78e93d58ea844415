/** What somebody has typed and not sent yet: kept until it is sent, also when the page is closed meanwhile. */
const DRAWER = "zunft draft";

export function draft<Form extends object>(name: string, empty: Form): Form {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(`${DRAWER} ${name}`) ?? "{}") as Partial<Form>) };
  } catch {
    return empty;
  }
}

export function keep(name: string, form: object): void {
  sessionStorage.setItem(`${DRAWER} ${name}`, JSON.stringify(form));
}

export function drop(name: string): void {
  sessionStorage.removeItem(`${DRAWER} ${name}`);
}
