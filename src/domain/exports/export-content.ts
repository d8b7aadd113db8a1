import { roleGrants } from '../accounts/roles/role-grants.collection'
import { writeBackup } from '../backups/write-backup'
import { donations } from '../giving/donations.collection'
import { listings } from '../guide/listings.collection'
import { suppressions } from '../mail/suppressions.collection'
import { consents } from '../people/consents.collection'
import { normalEmail } from '../people/normal-email'
import { people } from '../people/people.collection'
import { personNotes } from '../people/person-notes.collection'
import type { HandlerContext } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { payouts } from '../shop/bank-payouts.collection'
import { orders } from '../shop/orders.collection'
import { payments } from '../shop/payments.collection'
import { noShopSettings, shopSettings, shopSettingsId } from '../shop/shop-settings.collection'
import { accountingSheet, bookedLines } from './accounting-sheet'
import { printedBadges, printedLabels, printedSigns } from './build-print-content'
import type { PeopleChoice } from './chosen-people'
import { csvOf, type Sheet } from './csv-sheet'
import { donorsSheet } from './donors-sheet'
import type { PresetKey } from './export-presets'
import { guideSheet } from './guide-sheet'
import { journalOf } from './journal'
import { journalIif, journalSheet } from './journal-files'
import { type PeopleFacts, peopleSheet } from './people-sheet'
import { countOf, type Printable } from './print-content-schema'
import { volunteersSheet } from './volunteers-sheet'

/** The content of a file. */
export interface ExportContent {
  readonly extension: 'csv' | 'json' | 'jsonl' | 'iif'
  readonly file: Blob
  readonly rows: number
}

interface ExportChoice extends PeopleChoice {
  readonly editionId?: string | undefined
}

type Maker = (context: HandlerContext, choice: ExportChoice, jobId: string) => Promise<ExportContent>

const sheetMaker =
  (sheetOf: (records: Records, choice: ExportChoice, context: HandlerContext) => Promise<Sheet>): Maker =>
  async (context, choice) => {
    const sheet = await sheetOf(context.records, choice, context)
    return { extension: 'csv', file: new Blob([csvOf(sheet)]), rows: sheet.rows.length }
  }

const printedMaker =
  (printableOf: (context: HandlerContext, choice: ExportChoice) => Promise<Printable>): Maker =>
  async (context, choice) => {
    const printable = await printableOf(context, choice)
    return { extension: 'json', file: new Blob([JSON.stringify(printable)]), rows: countOf(printable) }
  }

/** Creates the content of each preset. */
export const exportContent: Readonly<Record<PresetKey, Maker>> = {
  people: sheetMaker(async records => peopleSheet(await peopleFacts(records))),
  guide: sheetMaker(async (records, { editionId }) => {
    if (editionId === undefined) throw new RuleBroken('edition-missing')
    return guideSheet(await records.find(listings, { where: [['editionId', '==', editionId]] }))
  }),
  donors: sheetMaker(async records => {
    const gifts = await records.find(donations)
    const givers = await records.find(people)
    return donorsSheet(gifts, new Map(givers.map(person => [person.id, person])))
  }),
  doorsigns: printedMaker(printedSigns),
  labels: printedMaker(printedLabels),
  badges: printedMaker(printedBadges),
  volunteers: sheetMaker(async (records, _, context) => {
    const held = await records.find(roleGrants, {
      where: [
        ['role', '==', 'volunteer'],
        ['status', '==', 'active'],
      ],
    })
    const everybody = await records.find(people)
    return volunteersSheet(held, new Map(everybody.map(person => [person.id, person])), await context.zone())
  }),
  accounting: sheetMaker(async records => accountingSheet(await allBookedLines(records))),
  journal: sheetMaker(async records => journalSheet(await wholeJournal(records))),
  iif: async ({ records }) => {
    const entries = await wholeJournal(records)
    return { extension: 'iif', file: new Blob([journalIif(entries)]), rows: entries.length }
  },
  backup: async (context, _, jobId) => ({ extension: 'jsonl', ...(await writeBackup(context, jobId)) }),
}

const allBookedLines = async (records: Records) => bookedLines(await records.find(orders), await records.find(payments))

async function wholeJournal(records: Records) {
  const settings = (await records.get(shopSettings, shopSettingsId)) ?? noShopSettings
  return journalOf(await allBookedLines(records), await records.find(payouts), settings.accounts)
}

async function peopleFacts(records: Records): Promise<PeopleFacts> {
  const found = await records.find(people, { where: [['status', '==', 'active']] })
  const stopped = new Set((await records.find(suppressions, { where: [['status', '==', 'active']] })).map(({ id }) => id))
  const marked = await Promise.all(
    found.map(async ({ id, emails }) => {
      const keys = await Promise.all(emails.map(({ address }) => sha256(normalEmail(address))))
      return keys.some(key => stopped.has(key)) ? [id] : []
    }),
  )
  return { people: found, notes: await records.find(personNotes), answers: await records.find(consents), suppressed: new Set(marked.flat()) }
}
