import { Button, NativeSelect, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { EditionDesk } from '../../../../domain/guide/edition-desk'
import type { ImportScope } from '../../../../domain/imports/import-scope'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { officeQueries } from '../../../queries/office.queries'
import { siteQueries } from '../../../queries/site.queries'
import { Failure } from './failure'
import styles from './import.module.css'
import type { ImportAim, ImportState } from './import-steps'
import { NewEditionFields, type NewEditionInput, newEditionProblems } from './new-edition-fields'

interface Props {
  readonly state: ImportState
  /** What this member of staff may bring in. */
  readonly scopes: readonly ImportScope[]
  readonly onChoose: (aim: ImportAim) => void
}

/** What the files are for: the people, an edition of the guide that exists, or a new one with its own city and clock. */
export function AimStep({ state, scopes, onChoose }: Props) {
  const app = useApp()
  const desk = useService(EditionDesk)
  const isGuideStaff = scopes.includes('guide')
  const editions = useLiveQuery(officeQueries(app).editions(isGuideStaff))
  const organisation = useLiveQuery(siteQueries(app).organisation())
  const first = isGuideStaff ? (editions.length === 0 ? 'new' : 'old') : 'people'
  const [target, setTarget] = useState<string>(state.aim?.is === 'people' ? 'people' : first)
  const isNew = target === 'new'
  const [chosen, setChosen] = useState((state.aim?.is === 'edition' ? state.aim.id : undefined) ?? editions[0]?.id ?? '')
  const [input, setInput] = useState<NewEditionInput>({ id: '', name: '', city: '', tz: '' })
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const create = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await desk.create(input)
      await app.queries.invalidateQueries({ queryKey: officeQueries(app).editions().queryKey })
      onChoose({ is: 'edition', ...input })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const go = () => {
    setAsked(true)
    if (target === 'people') return onChoose({ is: 'people', name: 'people', tz: organisation?.tz ?? 'UTC' })
    const edition = editions.find(({ id }) => id === chosen)
    if (!isNew) return edition && onChoose({ is: 'edition', ...edition })
    if (Object.keys(newEditionProblems(input)).length === 0) void create()
  }
  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={event => {
        event.preventDefault()
        go()
      }}
    >
      <Radio.Group label="What are the files for?" value={target} onChange={setTarget}>
        <Stack gap="xs" mt="xs">
          {isGuideStaff && <Radio value="old" label="An edition that exists" disabled={editions.length === 0} />}
          {isGuideStaff && <Radio value="new" label="A new edition" />}
          {scopes.includes('people') && <Radio value="people" label="People: artists, art lovers, donors, businesses" />}
        </Stack>
      </Radio.Group>
      {isNew && <NewEditionFields input={input} problems={asked ? newEditionProblems(input) : {}} onChange={setInput} />}
      {target === 'old' && (
        <NativeSelect
          label="Edition"
          className={styles.field}
          value={chosen}
          onChange={event => setChosen(event.currentTarget.value)}
          data={editions.map(({ id, name, city, tz }) => ({ value: id, label: `${id} · ${name}, ${city} (${tz})` }))}
        />
      )}
      {error !== undefined && <Failure error={error} />}
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {isNew ? 'Create it and choose files' : 'Choose files'}
        </Button>
      </div>
    </form>
  )
}
