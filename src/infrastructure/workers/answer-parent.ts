/** What the module of a `TurnProcess` does: gives each message one answer. Where that fails, the process ends, which its parent sees. */
export function answerParent<Message, Answer>(answer: (message: Message) => Answer | Promise<Answer>): void {
  // A terminal tells them to the whole group; whom this works for says when it is over.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', (message: Message) => {
    void Promise.resolve(answer(message)).then(done => process.send!(done));
  });
}
