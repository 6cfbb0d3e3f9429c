/** The user leaves this page, which the browser may show again as it was. */
export const putAway = ({ persisted } = { persisted: true }): boolean =>
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
