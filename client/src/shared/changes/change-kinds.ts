import { hashKey } from '@tanstack/react-query';

/** How one kind of change is sent. Works only from stored data, as the page that made it may be gone. */
export interface ChangeKind<Wanted, Base, Answer> {
  kind: string;
  /** @param late it has waited: the server may have it, or something else, by now @returns the server's answer @throws ApiError */
  send: (wanted: Wanted, late: boolean) => Promise<Answer>;
  /** What somebody else changed meanwhile, as readable text; null without a conflict. @throws ApiError */
  clash?: (wanted: Wanted, base: Base) => Promise<string | null>;
  /** The one thing that it changes; changes of it made one after the other are no conflict. */
  subject?: (wanted: Wanted) => string | number | undefined;
  /** What it depends on, as `kind subject`: it waits while that change awaits a decision or was refused. */
  after?: (wanted: Wanted) => string | undefined;
  /** The same for another day: the server refused the one that the device's clock said. */
  redated?: (wanted: Wanted, day: string) => Wanted;
  /** The same with a yes to the server's question whether it is meant so. */
  confirmed?: (wanted: Wanted) => Wanted;
  /** The same without what another device has changed otherwise meanwhile; where this is missing, nothing of the change is sent. */
  yielded?: (wanted: Wanted) => Wanted;
  /** Error codes that mean it is done. */
  done?: readonly string[];
  /** It asks the server for something, rather than to change something. */
  requests?: boolean;
  /** Each change adds to the earlier ones; of other kinds only the last change to a thing counts. */
  merges?: boolean;
  /** Called after it was sent later, when nobody waits for the answer any more, or given up or found to be of something gone: without an answer. */
  sentLater?: (answer: Answer | undefined, wanted: Wanted) => void;
}

type AnyKind = ChangeKind<unknown, unknown, unknown>;
const kinds = new Map<string, AnyKind>();

/** Registers a kind, so that changes stored by another page can be sent, too. */
export function changeKind<Wanted, Base, Answer>(
  kind: ChangeKind<Wanted, Base, Answer>,
): ChangeKind<Wanted, Base, Answer> {
  // Data stored under a kind has that kind's type.
  kinds.set(kind.kind, kind as unknown as AnyKind);
  return kind;
}

export const kindNamed = (name: string): AnyKind | undefined => kinds.get(name);

let complete = false;

/** Called once every kind of this build is registered: a stored change of any other is another build's. */
export function completeKinds(): void {
  complete = true;
}

export const kindsAreComplete = (): boolean => complete;

export const same = (a: unknown, b: unknown): boolean => hashKey([a]) === hashKey([b]);

/** Whether another device has changed what was seen, and not to the same. */
export const isChangedOtherwise = (there: unknown, seen: unknown, mine: unknown): boolean =>
  !same(there, seen) && !same(there, mine);
