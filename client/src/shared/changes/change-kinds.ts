import { hashKey } from '@tanstack/react-query';

/** How one kind of change is sent. All of it works from what was written down, as the page that made it may be gone. */
export interface ChangeKind<Wanted, Base, Answer> {
  kind: string;
  /** @param late it has waited: the server may have it, or something else, by now @returns the server's answer @throws ApiError */
  send: (wanted: Wanted, late: boolean) => Promise<Answer>;
  /** What somebody else made of it meanwhile, as a person reads it; null where nothing contradicts. @throws ApiError */
  clash?: (wanted: Wanted, base: Base) => Promise<string | null>;
  /** Codes of answers that say that it is done. */
  done?: readonly string[];
  /** Called after it was sent later, when nobody waits for the answer any more. */
  sentLater?: (answer: Answer | undefined, wanted: Wanted) => void;
}

type AnyKind = ChangeKind<unknown, unknown, unknown>;
const kinds = new Map<string, AnyKind>();

/** Makes a kind known, so that also what another page wrote down can be sent. */
export function changeKind<Wanted, Base, Answer>(
  kind: ChangeKind<Wanted, Base, Answer>,
): ChangeKind<Wanted, Base, Answer> {
  // What is written down under a kind is what that kind was given.
  kinds.set(kind.kind, kind as unknown as AnyKind);
  return kind;
}

export const kindNamed = (name: string): AnyKind | undefined => kinds.get(name);

export const same = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b]);
