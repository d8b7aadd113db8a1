import { describe, expect, it } from 'vitest'
import { collections } from '../../../src/domain/collections'
import { transition } from '../../../src/domain/shared/records/collection'

/**
 * The organization's rules from the product's specification, by section: `a → b → c` are steps, `⇄` means both directions, `/` separates
 * states. `also` lists steps that the specification does not name but the work needs: corrections, exits and returns.
 */
const rules: Readonly<Record<string, { readonly rule: string; readonly also?: string }>> = {
  // D1 People
  people: { rule: 'active ⇄ merged; active → anonymised' },
  accounts: { rule: 'invited → active ⇄ disabled → deleted', also: 'active → deleted' },
  roleGrants: { rule: 'requested → active → expired/revoked; requested → rejected', also: 'requested → revoked' },
  suppressions: { rule: 'active → lifted', also: 'lifted → active' },
  contactLog: { rule: 'open → done', also: 'done → open' },
  merges: { rule: 'done → undoing → undone', also: 'running → done; running → undoing' },
  duplicates: { rule: 'open → merged/dismissed', also: 'dismissed → merged; merged/dismissed → open' },
  deletions: { rule: 'cooling → kept/done', also: 'kept → cooling' },
  eligibility: { rule: 'pending → accepted/rejected', also: 'accepted → expired; rejected/expired → pending' },
  // D2 Art and files
  artists: {
    rule: 'draft → public ⇄ hidden; public → memorial',
    also: 'public ⇄ members → hidden/memorial; hidden → members; draft ⇄ changes → public; draft/changes → declined → public',
  },
  artworks: { rule: 'draft → public ⇄ archived; public → removed' },
  images: { rule: 'uploading → ready/failed; ready → trashed → purged', also: 'trashed → ready' },
  // D3 Memberships and perks
  membershipProducts: { rule: 'draft → live → retired' },
  membershipSeats: { rule: 'invited → accepted' },
  membershipWaivers: { rule: 'asked → approved/declined', also: 'approved/declined → asked' },
  perks: { rule: 'draft → pending → live ⇄ paused → ended; pending → rejected', also: 'live → ended' },
  'perks/{perk}/codes': { rule: 'free → taken', also: 'free → void' },
  perkRedemptions: { rule: 'claimed → void' },
  // D4 Money
  products: { rule: 'draft → live → soldout → archived', also: 'soldout → live; live → archived' },
  // Restores of backups (docs/decisions/010-backups-prove-themselves.md)
  restores: {
    rule: 'receiving → requested → ready → done; receiving → ready; receiving → rehearsed; requested → rejected',
    also: 'receiving/requested/ready → discarded',
  },
  // Sending mail (docs/decisions/009-mail-over-smtp.md)
  mail: { rule: 'queued ⇄ sending → sent/failed; queued → failed' },
  orders: {
    rule: 'draft → pending → paid → part_refunded → refunded; paid → refunded; pending → expired/failed/cancelled; pending → awaiting_payment → paid',
    also: 'failed → pending; awaiting_payment → cancelled/expired; part_refunded → part_refunded/paid; refunded → paid/part_refunded',
  },
  payments: { rule: 'authorised → succeeded → disputed → won/lost; authorised → failed', also: 'succeeded → failed → settled' },
  discountCodes: { rule: 'draft → live ⇄ ended' },
  providerEvents: { rule: 'claimed → done/failed', also: 'failed → claimed' },
  payouts: { rule: 'announced → arrived → reconciled', also: 'announced → failed' },
  holds: { rule: 'held → confirmed/released', also: 'released → held/confirmed' },
  waitlist: { rule: 'waiting → offered → accepted', also: 'waiting → left; offered → waiting' },
  donations: { rule: 'recorded → acknowledged → void', also: 'recorded → void' },
  pledges: { rule: 'open → fulfilled', also: 'open → written_off; fulfilled → open' },
  subscriptions: {
    rule: 'active → past_due → active/cancelled; active ⇄ paused → cancelled',
    also: 'active → cancelled',
  },
  letters: { rule: 'issued → void' },
  campaigns: { rule: 'draft → live → ended' },
  // C5 granttracker: two boards in one collection
  grants: {
    rule: 'prospect → letter → applied → awarded/declined; awarded → reporting → finished',
    also: 'draft → open ⇄ closed → finished; draft → prospect; prospect/letter → dropped',
  },
  grantApplications: {
    rule: 'draft → submitted → eligible/ineligible; eligible → scored → awarded/declined; awarded → accepted → paid → reported → closed; draft/submitted/eligible → withdrawn',
    also: 'awarded → declined',
  },
  // D5 The guide
  editions: {
    rule: 'planning → call → production → locked → published → archived',
    also: 'planning/call/production/published/archived → published',
  },
  neighbourhoods: { rule: 'active ⇄ retired' },
  'editions/{edition}/prices': { rule: 'draft → active → superseded' },
  'editions/{edition}/adPrices': { rule: 'draft → active → superseded' },
  registrations: {
    rule:
      'draft → submitted → awaiting_payment → paid → in_review ⇄ changes_requested; in_review → approved → confirmed; ' +
      'waitlisted → offered → submitted; awaiting_payment → expired; ' +
      'draft/waitlisted/offered/submitted/awaiting_payment/paid/in_review/changes_requested/approved → withdrawn; ' +
      'submitted/awaiting_payment/paid/in_review/changes_requested/approved/confirmed → cancelled',
    also: 'draft → waitlisted; offered → waitlisted/expired; approved → changes_requested',
  },
  listings: {
    rule: 'draft → ready → in_review → approved → locked → published → withdrawn',
    also:
      'ready → approved; ready/in_review/approved → draft; approved → published; published → published; ' +
      'draft/ready/in_review/approved/locked → withdrawn → draft',
  },
  // Product §C5 listingsduplicator
  listingInvitations: { rule: 'invited → accepted → used; invited → declined', also: 'accepted → declined → accepted' },
  'editions/{edition}/indexRuns': { rule: 'running → ok/failed; ok → published' },
  'editions/{edition}/flipbooks': { rule: 'building → ready/failed; ready → published', also: 'published → ready' },
  articles: {
    rule: 'draft → edit → copycheck → approved → published → archived',
    also: 'copycheck/published → edit; archived → published',
  },
  adOrders: {
    rule: 'enquiry → booked → invoiced → paid → art_due → preflight → proof → approved → placed → published; enquiry/booked/invoiced/paid/art_due/preflight/proof/approved → cancelled',
    also: 'preflight/proof → art_due; placed → placed/approved',
  },
  calls: { rule: 'draft → open → closed → judging → decided → published', also: 'closed → open' },
  submissions: {
    rule: 'draft → submitted → eligible → selected/waitlist/declined; selected → accepted → delivered → sold/returned',
    also: 'submitted/waitlist/selected → declined; waitlist → selected',
  },
  scores: { rule: 'open → submitted → locked', also: 'open → recused; submitted → submitted' },
  // D6 Events and content
  events: { rule: 'draft → pending → published → cancelled/past; pending → changes/rejected', also: 'draft → published; changes → pending' },
  eventSubmissions: { rule: 'pending → approved/changes/rejected', also: 'changes → pending' },
  rsvps: {
    rule: 'going → cancelled/attended; waitlist → offered → going',
    also: 'waitlist/offered → cancelled; offered → waitlist; cancelled → waitlist/going; attended → going',
  },
  programs: { rule: 'draft → published → archived', also: 'archived → draft' },
  pages: { rule: 'published → archived', also: 'archived → published' },
  pageDrafts: {
    rule: 'draft → staged → scheduled → published → archived',
    also: 'draft/staged/published → published; draft/published → scheduled; published → staged; staged/scheduled/archived → draft',
  },
  policies: { rule: 'draft → effective → superseded' },
  resources: { rule: 'draft → published → archived', also: 'archived → published' },
  // D7 Mail and work of the office
  templates: { rule: 'draft → active → archived', also: 'archived → draft' },
  mailings: {
    rule: 'draft → checked → approved → scheduled → sending ⇄ paused; sending → sent; paused → cancelled',
    also: 'checked/approved → draft; scheduled → cancelled',
  },
  'mailings/{mailing}/recipients': { rule: 'queued → sent/skipped; sent → delivered/bounced/complained', also: 'delivered → complained' },
  threads: { rule: 'open → waiting → solved → reopened; open → spam', also: 'waiting → open; open → solved; reopened → waiting/solved; spam → open' },
  contactMessages: {
    rule: 'new → assigned → answered → done',
    also: 'assigned → assigned; answered → answered; new → answered/done; assigned → done; new/assigned → spam; spam → new; answered/done → new',
  },
  privateShares: { rule: 'active → expired/revoked/used' },
  bugs: {
    rule: 'new → triaged → in_progress → fixed → verified; new/triaged/in_progress → wontfix/duplicate',
    also: 'fixed/verified/wontfix/duplicate → triaged',
  },
  tasks: { rule: 'open → done', also: 'open → dropped; done/dropped → open' },
  importBatches: { rule: 'planned → running → done → undoing → undone', also: 'running ⇄ paused; running/paused → undoing' },
  bulkChanges: { rule: 'running → done → undoing → undone', also: 'running → undoing; running/done/undoing → expired' },
  exportJobs: { rule: 'queued → running → done/failed; done → expired' },
}

/** Every step of a rule, as `from → to`. */
const stepsOf = (rule = ''): readonly string[] =>
  rule.split(';').flatMap(chain => {
    const [first = '', ...rest] = chain.trim().split(/ (?=[→⇄])/)
    let from = first
    return rest.flatMap(part => {
      const [arrow, to = ''] = part.split(' ')
      const pairs = from.split('/').flatMap(a => to.split('/').map(b => [a, b] as const))
      from = to
      return pairs.flatMap(([a, b]) => (arrow === '⇄' ? [`${a} → ${b}`, `${b} → ${a}`] : [`${a} → ${b}`]))
    })
  })

const machines = collections.flatMap(({ path, states }) => (states ? [[path, states] as const] : []))

describe('the states of a record', () => {
  it('have a rule for every record that has some', () => expect(Object.keys(rules).sort()).toEqual(machines.map(([path]) => path).sort()))

  it.each(machines)('of %s follow each other as the organization says, and not otherwise', (path, states) => {
    const { rule, also } = rules[path]!
    const steps = Object.entries(states).flatMap(([from, events]) => Object.values(events).map(to => `${from} → ${to}`))
    expect([...new Set(steps)].sort()).toEqual([...new Set([...stepsOf(rule), ...stepsOf(also)])].sort())
  })

  it.each(machines)('of %s change by no other event', (_, states) => {
    const events = new Set(Object.values(states).flatMap(Object.keys))
    const refused = Object.keys(states).flatMap(from => [...events].flatMap(event => (event in states[from]! ? [] : [[from, event] as const])))
    for (const [from, event] of refused)
      expect(() => transition(states, from, event)).toThrow(expect.objectContaining({ rule: 'illegal-transition' }))
  })
})
