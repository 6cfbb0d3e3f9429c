/** What the module of a `TurnProcess` does: gives each message one answer. Where that fails, the process ends, and its parent notices. */
export function answerParent<Message, Answer>(answer: (message: Message) => Answer | Promise<Answer>): void {
  // A terminal sends these to the whole group of processes; this one ends when its parent disconnects.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', (message: Message) => {
    void Promise.resolve(answer(message)).then(done => process.send!(done));
  });
}
