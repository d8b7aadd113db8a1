import { type AccessRow, at, usd, words } from '../access-row'

const mine = [['personId', '==', 'ana']] as const
/** The owner reads, `money` reads all, and callables write. */
const kept = (collection: string, id: string, fields: AccessRow['fields'], change: AccessRow['fields']): AccessRow => ({
  collection,
  id,
  fields: { personId: 'ana', ...fields },
  get: 'ana masq mo root',
  list: [
    [[], 'mo root'],
    [mine, 'ana masq mo root'],
  ],
  update: [[change, '']],
})
const goods = { title: 'Poster', kind: 'print', summary: 'A2', variants: [], memberOnly: false, order: 1 }
const campaign = { kind: 'campaign', title: 'Roof', summary: 'A roof', body: words, raised: usd(0), gifts: 0, amounts: [], wall: [], order: 1 }
const grant = { name: 'Small grants', budget: usd(500_000), questions: ['Why?'], reports: [] }
const application = { grantId: 'g1', personId: 'ana', answers: ['Paper'], files: [], requested: usd(50_000) }

/** §D4. */
export const moneyAccess: readonly AccessRow[] = [
  {
    collection: 'products',
    id: 'p1',
    fields: { ...goods, status: 'draft' },
    get: 'mo root',
    list: [[[], 'mo root']],
    create: 'mo root',
    update: [
      [{ title: 'Large poster' }, 'mo root'],
      [{ status: 'live' }, 'mo root'],
      [{ status: 'archived' }, ''],
    ],
  },
  {
    collection: 'products',
    id: 'p1',
    fields: { ...goods, status: 'live' },
    get: 'everyone',
    list: [[[['status', '==', 'live']], 'everyone']],
    update: [[{ variants: [{ sku: 'a', label: 'A', price: usd(1) }] }, '']],
  },
  { collection: 'products', id: 'p2', fields: { ...goods, status: 'soldout' }, get: 'everyone', list: [[[['status', '==', 'soldout']], 'everyone']] },
  {
    collection: 'shopSettings',
    id: 'shop',
    fields: { taxRates: [], shipping: [], accounts: { membership: '4100', gift: '4200', goods: '4300', shipping: '4400', tax: '2200' } },
    get: 'mo root',
    list: [[[], 'mo root']],
    create: 'mo root',
    update: [[{ zip: '94110' }, 'mo root']],
  },
  {
    collection: 'discountCodes',
    id: 'c1',
    fields: { code: 'SPRING', title: 'Spring', percent: 10, kinds: ['product'], status: 'draft' },
    get: 'mo root',
    list: [[[], 'mo root']],
    create: 'mo root',
    update: [
      [{ status: 'live' }, 'mo root'],
      [{ uses: 0 }, ''],
    ],
  },
  {
    collection: 'carts',
    id: 'ana',
    fields: { personId: 'ana', content: '[]', at },
    get: 'ana masq',
    list: [
      [[], ''],
      [mine, 'ana masq'],
    ],
    create: 'ana',
    update: [[{ content: '[{}]' }, 'ana']],
    delete: 'ana',
  },
  { collection: 'codeUses', id: 'c1-abc', fields: { codeId: 'c1', uses: 1 }, get: '', list: [[[], '']] },
  kept(
    'orders',
    'o1',
    { email: 'ana@post.example', lines: [], total: usd(0), tax: usd(0), policyVersions: {}, source: 'web', idemKey: 'k1', status: 'draft' },
    { status: 'paid' },
  ),
  {
    collection: 'orders',
    id: 'o2',
    fields: { email: 'g@post.example', lines: [], total: usd(0), tax: usd(0), policyVersions: {}, source: 'web', idemKey: 'k2', status: 'draft' },
    get: 'mo root',
    list: [[[['status', '==', 'draft']], 'mo root']],
  },
  {
    collection: 'payments',
    id: 'pay1',
    fields: { orderId: 'o1', method: 'card', amount: usd(100), fee: usd(3), receivedOn: '2027-06-01', status: 'succeeded' },
    get: 'mo root',
    list: [[[], 'mo root']],
    update: [[{ status: 'disputed' }, '']],
  },
  kept('receipts', 'pay1', { orderId: 'o1', method: 'card', amount: usd(100), receivedOn: '2027-06-01' }, { amount: usd(1) }),
  {
    collection: 'providerEvents',
    id: 'evt1',
    fields: { type: 'payment.succeeded', objectId: 'x', objectCreated: at, status: 'claimed' },
    get: 'mo sid root',
    list: [[[], 'mo sid root']],
  },
  {
    collection: 'payouts',
    id: 'po1',
    fields: { amount: usd(100), fees: usd(3), payments: 1, arrivesOn: '2027-06-03', status: 'announced' },
    get: 'mo root',
    list: [[[], 'mo root']],
  },
  {
    collection: 'downloads',
    id: 'o1-l1',
    fields: { orderId: 'o1', lineId: 'l1', productId: 'p1', until: at, opened: 1, openedAt: at },
    get: 'mo root',
    list: [[[], 'mo root']],
    update: [[{ opened: 0 }, '']],
  },
  { collection: 'holds', id: 'h1', fields: { kind: 'site', ref: 's1', pieces: 1, until: at, status: 'held' }, get: '', list: [[[], '']] },
  {
    collection: 'waitlist',
    id: 'w1',
    fields: { personId: 'ana', kind: 'ad', ref: 'full', since: at, status: 'waiting' },
    get: 'ana masq staff',
    list: [
      [[], 'staff'],
      [mine, 'ana masq staff'],
    ],
  },
  kept(
    'donations',
    'd1',
    { amount: usd(100), anonymous: false, receivedOn: '2027-06-01', taxYear: 2027, softCredits: [], status: 'recorded' },
    { anonymous: true },
  ),
  kept('pledges', 'pl1', { amount: usd(100), received: usd(0), dueOn: '2027-12-31', status: 'open' }, { status: 'fulfilled' }),
  kept(
    'subscriptions',
    's1',
    {
      amountCents: 1000,
      dayOfMonth: 1,
      fundId: 'f1',
      month: '2027-07',
      tries: 0,
      failures: 0,
      startedOn: '2027-06-01',
      status: 'active',
    },
    { amountCents: 500 },
  ),
  {
    collection: 'savedCards',
    id: 's1',
    fields: { personId: 'ana', customer: 'cus_1', method: 'pm_1', keptAt: at },
    get: '',
    list: [
      [[], ''],
      [mine, ''],
    ],
  },
  kept(
    'letters',
    'l1',
    {
      number: '2027-000001',
      kind: 'noGoods',
      orderLineIds: [],
      paid: usd(25_000),
      fmv: usd(0),
      deductible: usd(25_000),
      textHash: 'abc',
      pdfPath: 'letters/l1.pdf',
      taxYear: 2027,
      status: 'issued',
    },
    { status: 'void' },
  ),
  {
    collection: 'campaigns',
    id: 'c1',
    fields: { ...campaign, status: 'live' },
    get: 'everyone',
    list: [
      [[], 'mo root'],
      [[['status', '==', 'live']], 'everyone'],
    ],
    update: [
      [{ summary: 'A new roof' }, 'mo root'],
      [{ raised: usd(1_000_000) }, ''],
      [{ status: 'ended' }, 'mo root'],
      [{ status: 'draft' }, ''],
      [{ wall: [{ name: 'Bo' }] }, ''],
    ],
  },
  { collection: 'campaigns', id: 'c2', fields: { ...campaign, status: 'draft' }, get: 'mo root', list: [[[['status', '==', 'draft']], 'mo root']] },
  {
    collection: 'grants',
    id: 'g1',
    fields: { ...grant, direction: 'given', status: 'open' },
    get: 'everyone',
    list: [
      [[], 'mo root'],
      [
        [
          ['direction', '==', 'given'],
          ['status', '==', 'open'],
        ],
        'everyone',
      ],
      [[['status', '==', 'open']], 'mo root'],
    ],
    update: [
      [{ criteria: 'Lives here' }, 'mo root'],
      [{ status: 'closed' }, ''],
    ],
  },
  { collection: 'grants', id: 'g2', fields: { ...grant, direction: 'sought', status: 'open' }, get: 'mo root', list: [] },
  { collection: 'grants', id: 'g3', fields: { ...grant, direction: 'given', status: 'draft' }, get: 'mo root', list: [] },
  {
    collection: 'grantApplications',
    id: 'ga1',
    fields: { ...application, status: 'draft' },
    get: 'ana masq mo root',
    list: [
      [[], 'mo root'],
      [mine, 'ana masq mo root'],
    ],
    create: 'ana',
    update: [
      [{ requested: usd(60_000) }, 'ana'],
      [{ status: 'submitted' }, ''],
      [{ awarded: usd(60_000) }, ''],
    ],
  },
  {
    collection: 'grantApplications',
    id: 'ga2',
    fields: { ...application, awarded: usd(60_000), status: 'draft' },
    get: 'ana masq mo root',
    list: [],
    create: '',
  },
  {
    collection: 'grantApplications',
    id: 'ga3',
    fields: { ...application, status: 'submitted' },
    get: 'ana masq mo root',
    list: [],
    update: [[{ requested: usd(60_000) }, '']],
  },
]
