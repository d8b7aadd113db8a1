import type { StoredLetter } from '../../../../domain/giving/letters.collection'
import { letters } from '../../../../domain/giving/letters.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { voidLetter } from '../../../../domain/shop/letters/void-letter.contract'
import { saveLetter } from '../../../printed-letter/save-letter'
import type { Done } from '../../engine/actions/use-outcome'
import type { PanelAction, RowOf } from '../../engine/panel-spec'
import { whyNone } from './letter-texts'

type Row = RowOf<typeof letters>

const isIssued = ({ status }: Partial<StoredLetter>) => status === 'issued'

/** The actions for a letter. */
export const letterActions: readonly PanelAction<Row>[] = [
  {
    label: 'Download',
    on: 'one',
    rule: voidLetter.access,
    run: async ([letter], services) => {
      const name = await saveLetter(services.get(Callables), letter!.id)
      return { message: `${name} is in your downloads.` }
    },
  },
  {
    label: 'Void and reissue',
    on: 'one',
    rule: voidLetter.access,
    fits: isIssued,
    ask: {
      title: 'Void and reissue this letter',
      what: 'The letter is void. A new one with the same number is made of what is recorded now, and mailed to the donor.',
      fields: { reason: reasonField('Why') },
    },
    run: ([letter], services, { reason = '' }) => makeVoid(letter!, services, reason, true),
  },
  {
    label: 'Void',
    on: 'one',
    event: 'void',
    rule: voidLetter.access,
    ask: {
      title: 'Void this letter',
      what: 'The letter is void, and its gifts are due for a letter again. Tell the donor not to use it.',
      fields: { reason: reasonField('Why') },
    },
    run: ([letter], services, { reason = '' }) => makeVoid(letter!, services, reason, false),
  },
]

async function makeVoid({ id, number = '' }: Row, services: Services, reason: string, replace: boolean): Promise<Done> {
  try {
    const { replacement } = await services.get(Callables).call(voidLetter, { letterId: id, reason: reason.trim(), replace, mail: replace })
    return { message: replacement ? `Letter ${number} is issued anew.` : `Letter ${number} is void.` }
  } catch (error) {
    const broken = brokenRuleOf(error)
    const reasons = broken?.rule === 'letter-refused' ? broken.details['reasons'] : undefined
    if (!Array.isArray(reasons)) throw error
    return { message: 'Nothing is changed.', left: [{ name: `Letter ${number}`, reason: whyNone(reasons.map(String)) }] }
  }
}
