/** The end of the address of a split module's second half. */
export const restOf = '?rest'

/**
 * Splits a module in two at its top-level declarations: the first half has what the exports for which `isFirst` holds need, the second all
 * else. The first half exports everything that the module did, so who imports it sees no difference, and a bundler can put the second
 * half, which imports the first, into a file of its own.
 * @param {{ file: string; code: string; program: object }} module Its name, by which the halves import each other, and its code, also parsed (ESTree)
 * @param {(exported: string) => boolean} isFirst
 */
export function splitModule({ file, code, program }, isFirst) {
  const textOf = ({ start, end }) => code.slice(start, end)
  const isImport = ({ type }) => type === 'ImportDeclaration'
  const exported = program.body.flatMap(({ type, specifiers }) =>
    type === 'ExportNamedDeclaration' ? specifiers.map(one => ({ local: one.local.name, name: one.exported.name })) : [],
  )
  const statements = program.body.filter(one => !isImport(one) && one.type !== 'ExportNamedDeclaration')
  const declared = statements.map(namesDeclared)
  const holder = new Map(declared.flatMap((names, i) => names.map(name => [name, i])))
  const needs = statements.map(statement => [...identifiersIn(statement)].flatMap(name => holder.get(name) ?? []))
  // A statement that gives a variable its value belongs to its declaration; one that declares and gives nothing belongs to the first half.
  const roots = exported.flatMap(({ local, name }) => (isFirst(name) ? (holder.get(local) ?? []) : []))
  for (const [i, statement] of statements.entries()) {
    if (declared[i].length > 0) continue
    const target = holder.get(assignedName(statement))
    if (target === undefined) roots.push(i)
    else needs[target].push(i)
  }
  const first = new Set(roots)
  // A set can grow while it is iterated.
  for (const i of first) for (const needed of needs[i]) first.add(needed)

  const isHere = (name, half) => !holder.has(name) || first.has(holder.get(name)) === half
  const shared = [...new Set(statements.flatMap((_, i) => (first.has(i) ? [] : needs[i])))].filter(i => first.has(i)).flatMap(i => declared[i])
  const imports = program.body.filter(isImport).map(textOf)
  const exportsOf = half =>
    exported.filter(({ local }) => isHere(local, half)).map(({ local, name }) => (local === name ? name : `${local} as ${name}`))
  const textsOf = half => statements.filter((_, i) => first.has(i) === half).map(textOf)
  const second = exported.filter(({ local }) => !isHere(local, true)).map(({ name }) => name)
  return {
    first: [
      ...imports,
      ...textsOf(true),
      `export { ${[...exportsOf(true), ...shared.map(name => `${name} as $${name}`)].join(', ')} }`,
      `export { ${second.join(', ')} } from './${file}${restOf}'`,
    ].join('\n'),
    rest: [
      ...imports,
      `import { ${shared.map(name => `$${name} as ${name}`).join(', ')} } from './${file}'`,
      ...textsOf(false),
      `export { ${exportsOf(false).join(', ')} }`,
    ].join('\n'),
  }
}

const namesDeclared = ({ type, id, declarations }) => {
  if (type === 'VariableDeclaration') return declarations.map(one => one.id.name)
  return type === 'FunctionDeclaration' || type === 'ClassDeclaration' ? [id.name] : []
}

/** The variable to which, or to a property of which, a statement assigns. */
function assignedName({ type, expression }) {
  if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') return undefined
  let target = expression.left
  while (target.type === 'MemberExpression') target = target.object
  return target.name
}

/** All names in a part of a program but those of properties. A local variable's name is among them, which can only move too much into the first half. */
function identifiersIn(node, found = new Set()) {
  if (Array.isArray(node)) for (const one of node) identifiersIn(one, found)
  else if (typeof node === 'object' && node !== null) {
    if (node.type === 'Identifier') found.add(node.name)
    for (const [key, value] of Object.entries(node)) {
      const isName = !node.computed && ((node.type === 'MemberExpression' && key === 'property') || (node.type === 'Property' && key === 'key'))
      if (!isName) identifiersIn(value, found)
    }
  }
  return found
}
