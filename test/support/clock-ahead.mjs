// `node --import` this: the process's clock is five minutes ahead.
const AHEAD_MS = 300_000;

globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length > 0 ? values : [date.now() + AHEAD_MS], target),
  get: (date, key) => (key === 'now' ? () => date.now() + AHEAD_MS : Reflect.get(date, key)),
});
