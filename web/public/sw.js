// Shows notices, also while no page of the club is open, and leads from a notice to its table.
// It keeps no pages: whoever comes gets the newest ones.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.way ?? "#/"));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** What the server has sealed for this browser, in its reader's language. */
function tell(data) {
  const { title = "Zunft", text = "", table = "" } = data ? data.json() : {};
  const way = table ? `#/t/${encodeURIComponent(table)}` : "#/";
  return self.registration.showNotification(title, {
    body: text,
    icon: "/icon.svg",
    tag: `zunft ${table}`, // a page that is open tells of the same table with the same tag: it is seen once
    data: { way },
  });
}

async function goTo(way) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === "/") ?? pages[0];
  if (!page) return self.clients.openWindow(`/${way}`);
  page.postMessage({ way });
  return page.focus();
}

/** The push service has given this browser another address. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const found = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  await send("PUT", "/api/me/notices", { kind: "push", target: endpoint, keys });
  if (oldSubscription) await send("POST", "/api/me/notices/drop", { kind: "push", target: oldSubscription.endpoint });
}

function send(method, path, body) {
  const headers = { "Content-Type": "application/json", "X-Zunft": "1" };
  return fetch(path, { method, headers, body: JSON.stringify(body), credentials: "same-origin" });
}
