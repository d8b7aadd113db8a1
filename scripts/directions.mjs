// npm run directions: checks the allowed directions of imports, in a copy of the tree in which each rule is broken on purpose as well, to check
// that the violation is reported.
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setUp, top } from './setup.mjs'

const require = createRequire(import.meta.url)

/** Violations on purpose, at least one for each rule: rule, file to add, and its content. */
const violationsOnPurpose = [
  ['no-cycles', 'src/domain/shared/planted-cycle.ts', "import './planted-other'\nexport const a = 1\n"],
  // A cycle with a dynamic import counts too.
  ['no-cycles', 'src/ui/panels/planted-late.ts', "export const late = () => import('./planted-page')\n"],
  ['nothing-unresolved', 'src/domain/shared/planted-nowhere.ts', "import './this-is-nowhere'\n"],
  ['ports-know-nothing', 'src/ports/planted.ts', "import type { Rule } from '../domain/shared/policy'\nexport type Planted = Rule\n"],
  ['domain-is-pure', 'src/domain/shared/planted-react.ts', "import { useState } from 'react'\nexport const planted = useState\n"],
  ['firebase-adapters', 'src/adapters/firebase/planted.ts', "import { handlers } from '../../domain/handlers'\nexport const planted = handlers\n"],
  ['local-adapters', 'src/adapters/memory/planted.ts', "import { QueryClient } from '@tanstack/react-query'\nexport const planted = QueryClient\n"],
  ['function-host', 'src/adapters/cloud/planted.ts', "import { render } from '../../ui/render'\nexport const planted = render\n"],
  [
    'ui-asks-services',
    'src/ui/pages/planted.tsx',
    "import { Documents } from '../../ports/documents'\nexport const Planted = () => <p>{String(Documents)}</p>\n",
  ],
  ['kit-knows-no-domain', 'src/ui/kit/planted.ts', "import { allows } from '../../domain/shared/policy'\nexport const planted = allows\n"],
  [
    'office-libraries-stay-in-the-office',
    'src/ui/pages/planted-office.ts',
    "import { Button } from '@mantine/core'\nexport const planted = Button\n",
  ],
  ['mantine-stays-in-the-palette', 'src/ui/panels/planted-mantine.ts', "import { Button } from '@mantine/core'\nexport const planted = Button\n"],
  [
    'pages-stay-out-of-the-office',
    'src/ui/pages/planted-panel.ts',
    "import { catalogue } from '../panels/catalogue'\nexport const planted = catalogue\n",
  ],
  [
    'areas-in-order',
    'src/domain/pictures/planted-area.ts',
    "import type { EditionRecords } from '../guide/publishing/edition-records'\nexport type Planted = EditionRecords\n",
  ],
  [
    'pages-are-leaves',
    'src/ui/panels/planted-leaf.ts',
    "import { GuideFrame } from '../pages/guide/guide-frame'\nexport const planted = GuideFrame\n",
  ],
  ['adapters-only-from-main', 'src/ui/planted.ts', "export const planted = () => import('../adapters/memory/local-backend')\n"],
  ['adapters-come-late', 'src/main.tsx', "import './adapters/memory/planted'\n"],
  ['one-container', 'src/domain/shared/planted-container.ts', "import { Container } from 'inversify'\nexport const planted = new Container()\n"],
  [
    'function-host',
    'src/adapters/cloud/planted-card-form.ts',
    "import { loadStripe } from '@stripe/stripe-js/pure'\nexport const planted = loadStripe\n",
  ],
  ['firebase-adapters', 'src/adapters/firebase/planted-stripe.ts', "import Stripe from 'stripe'\nexport const planted = Stripe\n"],
  ['stripe-on-the-host', 'src/adapters/cloud/planted-stripe.ts', "import Stripe from 'stripe'\nexport const planted = Stripe\n"],
  [
    'card-fields-in-one-file',
    'src/ui/planted-card-form.ts',
    "import { loadStripe } from '@stripe/stripe-js/pure'\nexport const planted = loadStripe\n",
  ],
  [
    'card-fields-without-side-effects',
    'src/adapters/firebase/planted-card-form.ts',
    "import { loadStripe } from '@stripe/stripe-js'\nexport const planted = loadStripe\n",
  ],
  ['no-tests-in-the-product', 'src/domain/shared/planted-test.ts', "import '../../../scripts/setup.mjs'\n"],
]

/**
 * The violations in the tree under `folder`, and the number of modules. With TypeScript 7 only the swc parser reads our files, and
 * dependency-cruiser 17 does not tell it which files contain JSX, so the wrapper does.
 */
async function cruiseTree(folder) {
  const swc = require('@swc/core')
  const parse = swc.parseFileSync
  swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') })
  const { cruise } = await import('dependency-cruiser')
  const { forbidden, options } = require('../.dependency-cruiser.cjs')
  const { output } = await cruise(['src'], { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true }, options.enhancedResolveOptions)
  const modules = output.modules.filter(({ source }) => source.startsWith('src/') && !isPlanted({ from: source, to: source })).length
  return { modules, violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })) }
}

/** What is in a planted file, or leads to one, is on purpose. */
const isPlanted = ({ from, to }) => [from, to].some(file => /\/planted[a-z-]*[.]tsx?$/.test(file))

/** A copy of the tree with all violations on purpose; `main.tsx` keeps its own imports. */
function plantedCopy() {
  mkdirSync(path.join(top, '.cache'), { recursive: true })
  const copy = mkdtempSync(path.join(top, '.cache/directions-'))
  for (const part of ['src', 'firestore.indexes.json']) cpSync(path.join(top, part), path.join(copy, part), { recursive: true })
  mkdirSync(path.join(copy, 'scripts'))
  writeFileSync(path.join(copy, 'scripts/setup.mjs'), '')
  symlinkSync(path.join(top, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  writeFileSync(path.join(copy, 'src/domain/shared/planted-other.ts'), "import './planted-cycle'\n")
  writeFileSync(path.join(copy, 'src/ui/panels/planted-page.ts'), "import { late } from './planted-late'\nexport const page = late\n")
  for (const [, file, text] of violationsOnPurpose) appendFileSync(path.join(copy, file), text)
  return copy
}

/** Names of the rules that no planted violation breaks. */
function untestedRules() {
  const planted = new Set(violationsOnPurpose.map(([rule]) => rule))
  return require('../.dependency-cruiser.cjs')
    .forbidden.map(({ name }) => name)
    .filter(name => !planted.has(name))
}

async function main() {
  setUp()
  const copy = plantedCopy()
  const { modules, violations } = await cruiseTree(copy).finally(() => rmSync(copy, { recursive: true, force: true }))
  const wrong = violations.filter(violation => !isPlanted(violation))
  for (const { rule, from, to } of wrong) console.error(`${rule}: ${from} → ${to}`)
  const isTold = ([rule, file]) => violations.some(violation => violation.rule === rule && violation.from === file && isPlanted(violation))
  const unheard = violationsOnPurpose.filter(violation => !isTold(violation)).map(([rule, file]) => `${rule} (${file})`)
  const deaf = [...untestedRules(), ...unheard]
  if (deaf.length > 0) console.error(`Not broken on purpose, or broken and not reported: ${deaf.join(', ')}`)
  if (modules === 0) console.error('No module was checked.')
  console.log(
    `${modules} modules, ${wrong.length} violations, ${violationsOnPurpose.length} planted violations, ${deaf.length} rules or violations without effect`,
  )
  process.exitCode = wrong.length + deaf.length > 0 || modules === 0 ? 1 : 0
}

await main()
