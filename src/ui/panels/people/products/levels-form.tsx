import { type ReactNode, useState } from 'react'
import type { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { changeLevels } from '../../../../domain/memberships/products/change-levels.contract'
import { levelOn, productOn } from '../../../../domain/memberships/products/level-prices'
import { brokenLevel, type EnteredLevel, withKeys } from '../../../../domain/memberships/products/level-rules'
import { Callables } from '../../../../domain/shared/functions/callables'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { useService } from '../../../app-services/app-context'
import { sentenceOf } from '../../../app-services/error-sentence'
import { Form, FormField, savedWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { useOfficeToday } from '../../engine/use-office-today'
import { usePanelContext } from '../../engine/use-panel-context'
import { LevelTable } from './level-table'
import { enteredFields, LevelsInput } from './levels-input'
import { usualLevels } from './usual-levels'

type Props = UnderRecordProps<typeof membershipProducts>

/** The levels and prices of a membership. A callable saves them, because a changed price starts a new version. */
export default function LevelsForm({ record, heading = <h3>Levels and prices</h3> }: Props & { readonly heading?: ReactNode }) {
  const { version } = productOn(record, useOfficeToday())
  const [seen, setSeen] = useState(record)
  // Whether the next stored version is the one just saved.
  const [follows, setFollows] = useState(false)
  const [wasSaved, setWasSaved] = useState(false)
  const saved = () => {
    setFollows(true)
    setWasSaved(true)
  }
  const isOld = JSON.stringify(seen.levels) !== JSON.stringify(record.levels)
  if (isOld && follows) {
    setSeen(record)
    setFollows(false)
  }
  return (
    <section aria-label={`Levels of ${record.name}`}>
      {heading}
      <p>Prices of version {version}. Whoever holds a term keeps what they paid. They pay the new price when they renew.</p>
      <p>Schedule a price to change it on a later day. To take it back, remove it before that day.</p>
      {isOld && !follows && (
        <Notice>
          Somebody changed the levels since you opened them.{' '}
          <Button size="s" onClick={() => setSeen(record)}>
            Show them
          </Button>
        </Notice>
      )}
      <Entered key={JSON.stringify(seen.levels)} record={seen} wasSaved={wasSaved} onSaved={saved} />
    </section>
  )
}

/** Whether all its prices are entered. */
const isComplete = ({ price, scheduled = [] }: Partial<EnteredLevel>) => price && scheduled.every(one => one.from && one.price)

interface EnteredProps extends Props {
  /** Whether these are the levels that were just saved. */
  readonly wasSaved: boolean
  readonly onSaved: () => void
}

function Entered({ record: { id, audience, levels, name, status, deletedAt }, wasSaved, onSaved }: EnteredProps) {
  const today = useOfficeToday()
  const callables = useService(Callables)
  const mayWrite = usePanelContext().may(changeLevels.access)
  const form = useForm({
    fields: enteredFields,
    initial: { levels: levels.map(level => levelOn(level, today)) },
    check: ({ levels: entered = [] }) => {
      const broken = entered.every(isComplete) ? brokenLevel(withKeys(entered), today) : undefined
      return broken ? { levels: sentenceOf(new RuleBroken(broken.rule, { name: broken.name })) } : {}
    },
    submit: async ({ levels: entered }) => {
      const keyed = withKeys(entered)
      await callables.call(changeLevels, { productId: id, seen: [...levels], levels: [...keyed] })
      return { levels: keyed }
    },
    onSaved,
  })
  const { levels: entered = [] } = form.values
  const isReadOnly = !mayWrite || deletedAt !== undefined || status === 'retired'
  return (
    <>
      {!mayWrite && <p>Staff who take care of money change the levels.</p>}
      {!isReadOnly && audience === 'artlover' && entered.length === 0 && (
        <Button size="s" onClick={() => form.set({ levels: usualLevels })}>
          Fill in the five usual levels
        </Button>
      )}
      <Form
        form={form}
        label="Save levels"
        title={`Levels of ${name}`}
        marks="required"
        needsChange
        isReadOnly={isReadOnly}
        words={wasSaved ? { ...savedWords, untouched: savedWords.saved } : savedWords}
      >
        <FormField name="levels" input={LevelsInput} />
        <LevelTable levels={entered} />
      </Form>
    </>
  )
}
