/** One mail to one person. Texts are plain Unicode; the sender does all encoding. */
export interface Mail {
  /** One bare address, without a display name. */
  to: string;
  /** May be logged: it carries no secret and no personal datum. */
  subject: string;
  text: string;
  html: string;
}

/**
 * Sends mails. What an implementer owes: `send` resolves only once the mail cannot get lost here any more (accepted
 * by the server, or on the disk) and rejects otherwise, within some seconds; `to` is taken as one address
 * whatever it contains; calls may overlap; nothing but the subject is logged.
 */
export interface MailSender {
  /** @throws MailRefusedError when the address itself was refused: trying again will not help. */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept here of mails to an address: all, whenever they were sent. */
  forget(address: string): Promise<void>;
  /** Rejects, within some seconds, when mails cannot be handed over. Sends none. */
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
