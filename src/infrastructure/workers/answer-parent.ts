/** Runs the module of a `TurnProcess`: gives each message one answer. If that fails, the process ends, and its parent notices. */
export function answerParent<Message, Answer>(answer: (message: Message) => Answer | Promise<Answer>): void {
  // A terminal sends these signals to the whole process group; this process ends when its parent disconnects.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', (message: Message) => {
    void Promise.resolve(answer(message)).then(done => process.send!(done));
  });
}
