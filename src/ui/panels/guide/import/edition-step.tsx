import { Button, NativeSelect, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { EditionDesk } from '../../../../domain/guide/edition-desk'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { officeQueries } from '../../../queries/office.queries'
import { Failure } from './failure'
import styles from './import.module.css'
import type { ChosenEdition, ImportState } from './import-steps'
import { NewEditionFields, type NewEditionInput, newEditionProblems } from './new-edition-fields'

/** Which guide the files belong to: one that exists, or a new one with its own city and clock. */
export function EditionStep({ state, onChoose }: { state: ImportState; onChoose: (edition: ChosenEdition) => void }) {
  const app = useApp()
  const desk = useService(EditionDesk)
  const editions = useLiveQuery(officeQueries(app).editions())
  const [isNew, setIsNew] = useState(editions.length === 0)
  const [chosen, setChosen] = useState(state.edition?.id ?? editions[0]?.id ?? '')
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
      onChoose(input)
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const go = () => {
    setAsked(true)
    const edition = editions.find(({ id }) => id === chosen)
    if (!isNew) return edition && onChoose(edition)
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
      <Radio.Group label="Which edition is it for?" value={isNew ? 'new' : 'old'} onChange={value => setIsNew(value === 'new')}>
        <Stack gap="xs" mt="xs">
          <Radio value="old" label="One that exists" disabled={editions.length === 0} />
          <Radio value="new" label="A new edition" />
        </Stack>
      </Radio.Group>
      {isNew ? (
        <NewEditionFields input={input} problems={asked ? newEditionProblems(input) : {}} onChange={setInput} />
      ) : (
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
