/** A job that cannot succeed however often it is tried. The message is a Korean sentence for the member. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}
