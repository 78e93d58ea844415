/** What the client itself says in English, from all its parts, in one file: a phone fetches it quicker than six. */
const TEXTS = import.meta.glob<string>("../*/text/en.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(TEXTS).join("\n");
