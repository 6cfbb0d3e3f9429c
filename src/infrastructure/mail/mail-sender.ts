/** One mail to one person. Texts are plain Unicode; the sender does all encoding. */
export interface Mail {
  /** One bare address, without a display name. */
  to: string;
  /** May be logged: it contains no secret and no personal data. */
  subject: string;
  text: string;
  html: string;
}

/**
 * Sends mails. Duties of an implementer: `send` resolves only once the mail can no longer get lost here (accepted by the server, or on the disk)
 * and rejects otherwise, within some seconds; `to` is treated as one address whatever it contains; calls may overlap; nothing but the subject is
 * logged.
 */
export interface MailSender {
  /** @throws MailRefusedError when the server refused the address itself: a retry will not help. */
  send(mail: Mail): Promise<void>;
  /** Removes all stored mails to an address, whenever they were sent. */
  forget(address: string): Promise<void>;
  /** Rejects, within some seconds, if mails cannot be handed over. Sends none. */
  check(): Promise<void>;
  /** Closes its connections. */
  close(): Promise<void>;
}

export class MailRefusedError extends Error {
  constructor(options?: ErrorOptions) {
    super('the mail server refused the address', options);
    this.name = 'MailRefusedError';
  }
}

/** Injection token: `@Inject(MAIL_SENDER) mails: MailSender`. */
export const MAIL_SENDER = Symbol('MAIL_SENDER');
