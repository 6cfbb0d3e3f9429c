/**
 * What the build was configured with. `import.meta.env` is Vite's; outside of a build (tests) it is missing.
 * All optional: what is absent is not shown.
 */
export const env = {
  contactPhone: import.meta.env?.VITE_CONTACT_PHONE as string | undefined,
  contactEmail: import.meta.env?.VITE_CONTACT_EMAIL as string | undefined,
  /** Comma separated names. */
  developers: import.meta.env?.VITE_CREDIT_DEVELOPERS as string | undefined,
  designers: import.meta.env?.VITE_CREDIT_DESIGNERS as string | undefined,
};
