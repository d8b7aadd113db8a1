import { resourceFolders } from '../../../domain/resources/resource-folders'
import { membersPartId, resourceMembersParts, resources } from '../../../domain/resources/resources.collection'
import type { DataOf } from '../../../domain/shared/records/collection'
import { contentEditor } from './people/sample-cast'
import { instantAt } from './sample-city-time'
import { type SampleDocument, sampleDocument } from './sample-document'
import { type SampleFile, textFile } from './sample-file'

type Resource = Omit<DataOf<typeof resources>, 'order'> & { readonly id: string }

const loanForm = `WORK ON LOAN

Title, year, material, size:
Belongs to, with phone:
Goes to, with phone:
From, until:
Worth in dollars, if lost:
Who insures it, who carries it:

Seen on leaving (scratches, dents):
Seen on coming back:

Two names, two dates:
`

const agreement = `WORK SOLD BY A SHOP

1. The works on the list belong to the artist until they are paid.
2. The shop keeps this share of the price:
3. The shop pays on the tenth of the month after a sale.
4. What breaks in the shop, the shop pays at the artist's share.
5. Prices change only with both names under the change.
6. Either side ends this with thirty days' notice; works come back within ten.
`

const shelf: readonly Resource[] = [
  {
    id: 'checklist-weekend',
    kind: 'article',
    title: 'Checklist for your open weekend',
    summary: 'From the first label to the last guest, day by day.',
    body: 'A week before: sweep, price, label. The day before: signs at the corner and at the door, with your map number. On the day: lights on by half past ten, a guest book by the door, change for twenties.',
    audience: 'artists',
    tags: ['open studios', 'checklist'],
    status: 'published',
  },
  {
    id: 'price-list-sheet',
    kind: 'template',
    title: 'A price list to fill in',
    summary: 'One page to fill in by hand, for those who change their minds.',
    link: 'https://example.com/price-list',
    audience: 'artists',
    tags: ['template', 'selling'],
    status: 'published',
  },
  {
    id: 'studio-insurance',
    kind: 'article',
    title: 'What insurance a studio visit needs',
    summary: 'What landlords ask for, and the one question to ask your insurer.',
    body: 'Public liability of one million is what landlords ask for. Ask whether visitors by invitation and visitors from the street are both covered.',
    audience: 'hosts',
    tags: ['insurance'],
    status: 'published',
  },
  {
    id: 'door-duty',
    kind: 'article',
    title: 'How to be the person at the door',
    summary: 'Four hours, one clicker, and everybody’s first impression.',
    body: 'Hand out the guide, count who comes, know where the lift is. You are the first face of the building.',
    audience: 'volunteers',
    tags: ['volunteers'],
    status: 'published',
  },
  {
    id: 'photograph-your-work',
    kind: 'article',
    title: 'Photographing work without a photographer',
    summary: 'A window, a bed sheet and a phone are enough.',
    link: 'https://example.com/photographing-work',
    audience: 'everybody',
    tags: ['pictures', 'guide'],
    status: 'published',
  },
  {
    id: 'residency-call-north',
    kind: 'opportunity',
    title: 'Residency on the north shore: four months, a stove, a stipend',
    summary: 'For two artists who do not mind the wind. Work samples and one page.',
    link: 'https://example.com/residency',
    audience: 'artists',
    tags: ['opportunity'],
    expiresAt: instantAt('2027-11-30T23:59'),
    status: 'published',
  },
  {
    id: 'print-fair-tables',
    kind: 'opportunity',
    title: 'Tables at the print fair',
    link: 'https://example.com/print-fair',
    audience: 'artists',
    tags: ['opportunity'],
    expiresAt: instantAt('2027-03-01T23:59'),
    status: 'archived',
  },
  {
    id: 'accessible-studio',
    kind: 'article',
    title: 'A studio everybody can enter',
    body: 'Measure the door: 32 inches clear. Say the number of steps in your listing, and where the nearest lift is. A chair half way is worth more than a ramp at the end.',
    audience: 'everybody',
    tags: ['access', 'guide'],
    status: 'draft',
  },
  {
    id: 'shop-window',
    kind: 'opportunity',
    title: 'A shop window for four weeks',
    summary: 'Nine feet of glass on a street with two bus stops. You hang it, they light it until midnight.',
    body: 'The window is nine feet wide and seven high, with a rail for wires and four lamps. What hangs in it may be for sale; the shop takes nothing.\n\nSend three pictures and a sentence. The shopkeeper chooses, not we.',
    link: 'https://example.com/shop-window',
    audience: 'artists',
    tags: ['exhibiting'],
    expiresAt: instantAt('2027-10-24T17:00'),
    status: 'published',
  },
  {
    id: 'ladder-grants',
    kind: 'opportunity',
    title: 'Small grants for ladders, lights and lifts',
    summary: 'Up to $600 for whatever lets more people into your studio. Decided within a month.',
    body: 'For ramps, rails, lamps, door plates, a second chair. Receipts within a year, no report.',
    link: 'https://example.com/small-grants',
    forMembers: true,
    audience: 'artists',
    tags: ['money', 'access'],
    expiresAt: instantAt('2027-11-15T23:59'),
    status: 'published',
  },
  {
    id: 'cannery-mural',
    kind: 'opportunity',
    title: 'A wall of thirty feet, facing the water',
    summary: 'Open to artists who have never painted outside. Fee, lift and paint are paid.',
    link: 'https://example.com/mural',
    audience: 'artists',
    tags: ['public art'],
    expiresAt: instantAt('2027-12-12T18:00'),
    status: 'published',
  },
  {
    id: 'saturday-class',
    kind: 'opportunity',
    title: 'Teach a Saturday in February',
    summary: 'Three hours, twelve people, any technique that fits on a table.',
    body: 'We pay $280 and the materials. Say what people carry home; that is what they come for.',
    audience: 'artists',
    tags: ['teaching', 'money'],
    expiresAt: instantAt('2028-01-10T23:59'),
    status: 'published',
  },
  {
    id: 'bench-by-the-window',
    kind: 'space',
    title: 'A bench by the window, in a room of five',
    summary: 'Printmakers, mostly; quiet after nine. A press you may use when its owner is out.',
    body: 'Write one page about how you work and what you leave behind in the sink.',
    audience: 'artists',
    tags: ['printmaking'],
    space: { place: 'Net loft, second floor', rent: { cents: 21_000, cur: 'usd' }, squareFeet: 90, from: '2027-11-01' },
    expiresAt: instantAt('2027-11-20T23:59'),
    status: 'published',
  },
  {
    id: 'half-a-ceramics-room',
    kind: 'space',
    title: 'Half a ceramics room, with the kiln',
    summary: 'Shared with one potter and her radio. Clay trap, floor drain, 40 amps.',
    audience: 'artists',
    tags: ['ceramics'],
    space: { place: 'Old cannery, ground floor', rent: { cents: 34_000, cur: 'usd' }, squareFeet: 220, from: '2027-12-01' },
    status: 'published',
  },
  {
    id: 'north-light',
    kind: 'space',
    title: 'North light until the summer',
    summary: 'A sublet for six months while its painter is away. Easels stay.',
    body: 'No pets, no spray. The skylight opens with a pole that is never where it should be.',
    audience: 'artists',
    tags: ['painting', 'sublet'],
    space: { place: 'Foundry yard', rent: { cents: 58_500, cur: 'usd' }, squareFeet: 410, from: '2028-01-15' },
    expiresAt: instantAt('2027-12-31T23:59'),
    status: 'published',
  },
  {
    id: 'loan-form',
    kind: 'template',
    title: 'A form for works on loan',
    summary: 'Who has it, until when, and what it is worth if the pipe bursts.',
    file: textFile(resourceFolders.everybody, 'loan-form', loanForm),
    audience: 'everybody',
    tags: ['contracts'],
    status: 'published',
  },
  {
    id: 'consignment-agreement',
    kind: 'template',
    title: 'An agreement with a shop that sells your work',
    summary: 'Two pages that both sides understand. Written with a lawyer who paints.',
    body: 'It names the share, the day of payment, who repairs what breaks, and how either side ends it.',
    forMembers: true,
    audience: 'artists',
    tags: ['contracts', 'selling'],
    status: 'published',
  },
  {
    id: 'first-print-run',
    kind: 'article',
    title: 'What a first print run costs, and what to ask for it',
    summary: 'Twenty prints, three papers, one honest table.',
    body: 'Paper, ink, the hours at the press and the sleeve come to about a fifth of what a print sells for. If it is more, the edition is too small or the paper too good.\n\nAsk the same price in your studio as in a shop. Who finds it cheaper at your door tells the shop.\n\nNumber them as you sell them, not as you pull them, and write down who has which.',
    audience: 'artists',
    tags: ['selling', 'printmaking'],
    status: 'published',
  },
  {
    id: 'taxes-of-a-studio',
    kind: 'article',
    title: 'The taxes of a studio, in the order they frighten you',
    summary: 'Sales tax on the open weekend, the home office, and what may be taken off.',
    body: 'What you sell from your studio is taxed where you hand it over, not where it hangs later. A seller’s permit is free and takes a week.',
    forMembers: true,
    audience: 'artists',
    tags: ['money'],
    status: 'published',
  },
  {
    id: 'talk-to-neighbors',
    kind: 'article',
    title: 'Talk to the neighbors before the posters do',
    summary: 'A note to copy, and what to offer whoever parks on your street.',
    body: 'Put it through doors two weeks before: the days, the hours, your phone, and that their own guests park wherever yours do.\n\nInvite them for the Friday before. They are the ones who bring their cousins.',
    audience: 'hosts',
    tags: ['open studios'],
    status: 'published',
  },
]

/** Additional content for members. */
const membersParts: readonly (DataOf<typeof resourceMembersParts> & { readonly of: string })[] = [
  {
    of: 'ladder-grants',
    body: 'Three applications that were granted last spring, with the sentence that convinced each jury member. None is longer than a page.',
    link: 'https://example.com/small-grants/examples',
  },
  { of: 'consignment-agreement', file: textFile(resourceFolders.members, 'consignment-agreement', agreement) },
  {
    of: 'taxes-of-a-studio',
    body: 'Sales tax is due by quarter once you sell for more than $1,200 in one. Keep the guest book beside the cash box: it is your ledger.\n\nThe home office counts by its square feet, if nobody sleeps in it. Rent of a studio counts whole.\n\nA work you give to an auction is worth its materials, whatever it brings. That is the law’s opinion, not ours.',
  },
]

/** Files that the library's records refer to. */
export const sampleResourceFiles = (): readonly SampleFile[] => [
  { ...textFile(resourceFolders.everybody, 'loan-form', loanForm), text: loanForm },
  { ...textFile(resourceFolders.members, 'consignment-agreement', agreement), text: agreement },
]

/** The artists' library: texts, templates, opportunities with an end date, rooms to share. */
export const sampleResources = (): readonly SampleDocument[] => [
  ...shelf.map(({ id, ...resource }, order) => sampleDocument(resources, id, { ...resource, order }, stamped(order))),
  ...membersParts.map(({ of, ...part }, order) => sampleDocument(resourceMembersParts, membersPartId, part, stamped(order), { entry: of })),
]

const stamped = (order: number) => ({ by: contentEditor, at: instantAt(`2027-05-${String(10 + order)}T10:00`) })
