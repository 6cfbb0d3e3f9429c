/** A rule for the linter: what `import(…)` names stands in quotes, as the rules of who may import whom read nothing else. */
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
