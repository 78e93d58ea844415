/** The languages of texts, by what each calls itself: the client's only list of them. */
export const NAMES = { en: "English", de: "Deutsch", nl: "Nederlands" } as const;
export type Language = keyof typeof NAMES;
export const LANGUAGES = Object.keys(NAMES) as Language[];
