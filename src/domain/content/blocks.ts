import * as v from 'valibot'
import {
  choice,
  type Field,
  type FieldMap,
  json,
  list,
  map,
  number,
  optional,
  type RecordOf,
  reference,
  schemaOf,
  text,
  withHelp,
} from '../shared/records/fields'
import { richText } from '../shared/records/rich-text-field'
import { contactTopics } from './contact-topics'
import { type HomePhase, homePhases } from './home-phases'
import { policyKinds } from './policy-kinds'

const picture = reference('Picture', 'images')
const link = (label: string) => text(label, 2048)
const blockId = text('Id', 60)

/**
 * The blocks that pages are made of, each with the fields of its `props`. The editor, the validation and the renderer use this table. A
 * block is stored as `{ type, props: { id, … } }`.
 */
export const plainBlocks = {
  heading: { label: 'Heading', fields: { text: text('Text'), level: choice('Level', ['part', 'detail']) } },
  text: { label: 'Text', fields: { body: richText('Text'), look: optional(choice('Style', ['plain', 'lead', 'note'])) } },
  image: { label: 'Picture', fields: { imageId: picture, caption: optional(text('Caption', 250)), width: choice('Width', ['text', 'wide']) } },
  gallery: { label: 'Gallery', fields: { imageIds: list('Pictures', picture, 24), caption: optional(text('Caption', 250)) } },
  button: { label: 'Button', fields: { label: text('Label', 60), to: link('Link to'), look: choice('Style', ['main', 'plain']) } },
  cardList: {
    label: 'Cards',
    fields: {
      items: list(
        'Cards',
        map('Card', {
          over: optional(text('Line above the title', 60)),
          title: text('Title', 100),
          text: text('Text', 400),
          to: optional(link('Link to')),
          imageId: optional(picture),
        }),
        12,
      ),
    },
  },
  /** Cards that follow records: what is not public is left out. */
  recordCards: {
    label: 'Artists, events, articles or products',
    fields: {
      artists: optional(list('Artists', reference('Artist', 'artists'), 12)),
      events: optional(list('Events', reference('Event', 'events'), 12)),
      articles: optional(list('Articles', reference('Article', 'articles'), 12)),
      products: optional(list('Products', reference('Product', 'products'), 12)),
    },
  },
  form: {
    label: 'Form',
    fields: {
      kind: choice('Kind', ['contact']),
      title: text('Title', 100),
      note: optional(text('Note', 300)),
      topic: withHelp(optional(choice('What is it about?', contactTopics)), 'Chosen beforehand. The answers come as messages from the site.'),
    },
  },
  map: {
    label: 'Place on the map',
    fields: {
      name: text('Place', 80),
      address: text('Address', 300),
      pin: map('Pin', { lat: number('Latitude', { min: -90, max: 90 }), lng: number('Longitude', { min: -180, max: 180 }) }),
      note: optional(text('Note', 300)),
    },
  },
  embeds: {
    label: 'Videos and sounds',
    fields: {
      items: list(
        'Videos and sounds',
        map('Video or sound', { title: text('Title', 100), url: link('Address at YouTube, Vimeo or SoundCloud'), note: optional(text('Note', 300)) }),
        12,
      ),
    },
  },
  accordion: {
    label: 'Questions',
    fields: { items: list('Questions', map('Question', { title: text('Question', 140), body: richText('Answer') }), 30) },
  },
  quote: { label: 'Quotation', fields: { text: text('Quotation', 500), who: optional(text('Name', 80)), role: optional(text('Role', 100)) } },
  /** A part that the program draws from today's records; the page of a section knows which. Elsewhere nothing is drawn. */
  live: { label: 'Live part', fields: { what: choice('What', ['timeline', 'levels', 'perks', 'campaigns', 'pages']) } },
  /** The version in force today, for policies whose address the outline of the site does not name. */
  policy: { label: 'Policy', fields: { kind: choice('Policy', policyKinds) } },
  divider: { label: 'Dividing line', fields: {} },
  /** The top of the home page. In a phase without words of its own, the program writes them from the season's dates. */
  hero: {
    label: 'Hero',
    fields: {
      words: list(
        'Words for a phase',
        map('Phase', {
          phase: choice('Phase', homePhases),
          title: optional(text('Words', 80)),
          button: optional(text('Button', 60)),
          to: optional(link('Button links to')),
        }),
        homePhases.length,
      ),
    },
  },
  /** A part of the home page that the program draws from today's records; it is left out while it would be empty. */
  homePart: {
    label: 'Part of the home page',
    fields: { what: choice('What', ['weekends', 'featured', 'doors', 'number', 'events', 'sponsors']) },
  },
} as const satisfies Record<string, { readonly label: string; readonly fields: FieldMap }>

export type PlainBlockType = keyof typeof plainBlocks
/** The props of a block of this type, without its id. */
export type BlockProps<T extends PlainBlockType> = RecordOf<(typeof plainBlocks)[T]['fields']> & { readonly id: string }
export type PlainBlock = { readonly [T in PlainBlockType]: { readonly type: T; readonly props: BlockProps<T> } & Arranged }[PlainBlockType]
interface Arranged {
  /** Editors unlock it before they change, move or remove it. */
  readonly isLocked?: boolean | undefined
  /** On the home page: the phases of the season in which it is shown; always without one. */
  readonly phases?: readonly HomePhase[] | undefined
}
/** Two to four columns side by side; a column cannot contain columns. */
export interface ColumnsBlock extends Arranged {
  readonly type: 'columns'
  readonly props: { readonly id: string; readonly columns: readonly { readonly blocks: readonly PlainBlock[] }[] }
}
export type Block = PlainBlock | ColumnsBlock

const arranged = { isLocked: v.optional(v.boolean()), phases: v.optional(v.pipe(v.array(v.picklist(homePhases)), v.maxLength(homePhases.length))) }
const plainSchemas = Object.entries(plainBlocks).map(([type, { fields }]) =>
  v.strictObject({ type: v.literal(type), props: schemaOf({ id: blockId, ...fields }) as v.GenericSchema, ...arranged }),
)
const plainBlock = v.variant('type', plainSchemas as never)
const columnsBlock = v.strictObject({
  type: v.literal('columns'),
  props: v.strictObject({
    id: blockId.schema,
    columns: v.pipe(v.array(v.strictObject({ blocks: v.array(plainBlock) })), v.minLength(2), v.maxLength(4)),
  }),
  ...arranged,
})

const everyId = (all: readonly Block[]): readonly string[] =>
  all.flatMap(({ type, props }) => [
    props.id,
    ...(type === 'columns' ? props.columns.flatMap(column => column.blocks.map(inner => inner.props.id)) : []),
  ])

/** Maximum size of a page's blocks in bytes of JSON (product.md D6). */
export const blocksLimit = 300_000

const blocksSchema = v.pipe(
  v.array(v.variant('type', [...plainSchemas, columnsBlock] as never)),
  v.check(all => new TextEncoder().encode(JSON.stringify(all)).length <= blocksLimit, 'is too long'),
  v.check(all => everyId(all as readonly Block[]).every((id, i, every) => every.indexOf(id) === i), 'contains an id twice'),
)

export const blocks = (label: string): Field<readonly Block[]> => ({
  ...json<readonly Block[]>(label),
  isChecked: true,
  schema: blocksSchema as v.GenericSchema as v.GenericSchema<unknown, readonly Block[]>,
})
