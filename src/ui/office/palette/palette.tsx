import './palette-styles'
import { MantineProvider } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { panelsMatching, partsMatching } from '../../panels/home/panels-matching'
import { partAddress } from '../../panels/home/parts/office-parts'
import { panelAddress } from '../panel-address'
import { useOfficePanels } from '../use-office-panels'
import { useStaff } from '../use-staff'
import css from './palette.module.css'
import { commands } from './palette-commands'
import { paletteSources } from './palette-sources'
import { paletteTheme, paletteVariables } from './palette-theme'
import { RecordGroup } from './record-group'
import { useColourScheme } from './use-colour-scheme'
import { nearWords } from './words-with-typos'

const ReportDialog = lazy(() => import('../../error-report/report-dialog'))

const [store, palette] = createSpotlight()

export { palette }

/** Records are searched from this many letters on; the number shown of each kind follows. */
const minLength = 2
const maxPanels = 7

/** Searches everything this person may open: panels, commands, people, listings and pages. */
export default function Palette() {
  const { pathname, search } = useLocation()
  const [isReporting, setReporting] = useState(false)
  return (
    <MantineProvider theme={paletteTheme} cssVariablesResolver={paletteVariables} forceColorScheme={useColourScheme()}>
      <FindAnything onReport={() => setReporting(true)} />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog route={pathname + search} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </MantineProvider>
  )
}

function FindAnything({ onReport }: { readonly onReport: () => void }) {
  const navigate = useNavigate()
  const { all } = useOfficePanels()
  const { user, mayOpen, may, signOut } = useStaff()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const typed = words.trim()
  const own = all.filter(panel => mayOpen(panel) && panelAddress(panel))
  const matching = panelsMatching(own, words).slice(0, maxPanels)
  const parts = typed ? partsMatching(words).filter(mayOpen) : []
  const acts = commands({ navigate, signOut, report: onReport }).filter(({ label }) => typed && label.toLowerCase().includes(typed.toLowerCase()))
  const isForgiving = matching.length + parts.length + acts.length === 0
  const isNear = nearWords(words)
  const panels = isForgiving ? own.filter(({ title, slug }) => isNear(`${title} ${slug}`)) : matching
  const sources = user && isOpen && typed.length >= minLength ? paletteSources.filter(({ rule }) => may(rule)) : []
  const isNothing = isForgiving && panels.length === 0 && sources.every(({ label }) => counts[label] === 0)
  const note = (label: string, count: number) => setCounts(before => ({ ...before, [label]: count }))
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={words}
      onQueryChange={setWords}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      scrollable
      // Without a transition: a palette that is still fading out would not open again.
      transitionProps={{ duration: 0 }}
      maxHeight={480}
      aria-label="Find anything"
    >
      <Spotlight.Search placeholder="A panel, a person, a listing, a page…" aria-label="Find anything" />
      <Spotlight.ActionsList>
        {panels.length > 0 && (
          <Spotlight.ActionsGroup label="Panels">
            {panels.map(panel => (
              <Spotlight.Action
                key={panel.slug}
                label={panel.title}
                description={panel.purpose}
                onClick={() => void navigate(panelAddress(panel)!)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {parts.length > 0 && (
          <Spotlight.ActionsGroup label="Parts of the office">
            {parts.map(part => (
              <Spotlight.Action key={part.name} label={part.title} description={part.purpose} onClick={() => void navigate(partAddress(part))} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {acts.length > 0 && (
          <Spotlight.ActionsGroup label="Commands">
            {acts.map(({ label, run }) => (
              <Spotlight.Action key={label} label={label} onClick={() => void run()} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {sources.map(source => (
          <Suspense key={source.label} fallback={<p className={css.waiting}>{source.label}…</p>}>
            <RecordGroup {...{ source, words, isForgiving }} onFound={note} onGo={to => void navigate(to)} />
          </Suspense>
        ))}
        {isNothing && (
          <Spotlight.Empty>
            {typed.length < minLength
              ? 'Type one more letter.'
              : `Nothing matches “${typed}”. Try a part of the name, an email address or a phone number.`}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
