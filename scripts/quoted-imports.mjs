/** Lint rule: the specifier of `import(…)` must be a string literal, as the import boundary rules read nothing else. */
const quoted = {
  create: context => ({
    ImportExpression({ source }) {
      if (source.type === 'Literal') return;
      const message = 'Write what is imported in quotes: the linter cannot see otherwise whether it may be.';
      context.report({ node: source, message });
    },
  }),
};

export default { meta: { name: 'imports' }, rules: { quoted } };
