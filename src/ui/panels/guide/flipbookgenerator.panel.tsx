import { buildFlipbook } from '../../../domain/flipbook/build-flipbook.contract'
import { type Flipbook, flipbooks } from '../../../domain/flipbook/flipbooks.collection'
import { publishFlipbook } from '../../../domain/flipbook/publish-flipbook.contract'
import type { Edition } from '../../../domain/guide/edition-service'
import { Callables } from '../../../domain/shared/functions/callables'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { choiceText } from '../../forms/choice-text'
import { recordsQuery } from '../../queries/record.queries'
import { callAction } from '../engine/actions/call-action'
import { listOf } from '../engine/run/list-spec'
import { runPanel } from '../engine/run/run-panel'
import { type RunSpec, runOf } from '../engine/run/run-spec'
import { EditionChoice, ofEdition } from './edition-choice'
import { buildResultText } from './flipbook/build-result-text'
import { ChoosePdf, type ChosenPdf } from './flipbook/choose-pdf'
import { FlipbookVersionDetails, hasPages } from './flipbook/flipbook-version-details'
import { useEdition } from './use-edition'

function useVersions(): readonly Flipbook[] {
  const edition = useEdition()?.id ?? 'none'
  const found = useLiveQuery(recordsQuery(useApp(), flipbooks, { params: { edition } }))
  return found.toSorted((a, b) => b.version - a.version)
}

/** Versions of an edition's flipbook: made from the guide or from a PDF, published, and rolled back. */
export default ofEdition(
  'A flipbook belongs to an edition.',
  runPanel(() => specOf(useEdition())),
)

const specOf = (edition: Edition | undefined): RunSpec => ({
  above: EditionChoice,
  runs: {
    guide: runOf({
      title: 'Make a version from the guide',
      purpose: 'From the published guide, its articles and the advertisements of the flat plan. Visitors see it when you publish it below.',
      rule: buildFlipbook.access,
      choose: { fields: {} },
      label: 'Make the flipbook',
      run: async ({ key }, services) =>
        buildResultText(await services.get(Callables).call(buildFlipbook, { step: 'guide', editionId: idOf(edition), id: key })),
    }),
    pdf: runOf<ChosenPdf>({
      title: 'Make a version from a PDF',
      purpose: 'Your browser reads the pages of the PDF and their text, and stores them. Keep this tab open meanwhile.',
      rule: buildFlipbook.access,
      choose: ChoosePdf,
      label: 'Make the flipbook',
      run: async ({ input: { file }, key, ...options }, services) => {
        const { buildFromPdf } = await import('./flipbook/build-from-pdf')
        return buildFromPdf({ file, editionId: idOf(edition), id: key, ...options }, services)
      },
    }),
  },
  lists: [
    listOf<Flipbook>({
      title: 'Versions',
      rule: buildFlipbook.access,
      useRows: useVersions,
      columns: [
        { name: 'version', label: 'Version', value: ({ version }) => `Version ${version}` },
        { name: 'state', label: 'State', value: ({ status }) => choiceText(status) },
        { name: 'source', label: 'Made from', value: ({ source }) => (source === 'pdf' ? 'PDF' : 'Guide') },
        { name: 'pages', label: 'Pages', kind: 'number', value: ({ pages }) => pages },
        { name: 'problems', label: 'Problems', kind: 'number', value: ({ problems }) => problems.length },
        { name: 'at', label: 'Made', kind: 'instant', value: ({ createdAt }) => createdAt },
        { name: 'published', label: 'Published', kind: 'instant', value: ({ publishedAt }) => publishedAt },
      ],
      actions: [
        { label: 'Preview', on: 'one', to: ({ id }) => addressOf(edition, id), fits: hasPages },
        callAction(publishFlipbook)({
          label: 'Publish',
          on: 'one',
          fits: ({ status }) => status === 'ready',
          input: ({ id }) => ({ act: 'publish', editionId: idOf(edition), id }),
          done: ({ shown }) => `Visitors now read version ${shown}.`,
        }),
        callAction(publishFlipbook)({
          label: 'Roll back',
          on: 'one',
          fits: ({ status }) => status === 'published',
          ask: {
            title: 'Roll back to this version',
            fields: {},
            what: ([version]) =>
              version?.replaces === undefined
                ? 'Visitors will find no flipbook of this edition until you publish a version.'
                : 'Visitors will read the version that was published before this one.',
          },
          input: ({ id }) => ({ act: 'rollBack', editionId: idOf(edition), id }),
          done: ({ shown }) => (shown === undefined ? 'This edition has no flipbook now.' : `Visitors now read version ${shown}.`),
        }),
        callAction(buildFlipbook)({
          label: 'Stop',
          on: 'one',
          fits: ({ status }) => status === 'building',
          input: ({ id }) => ({ step: 'stop', editionId: idOf(edition), id }),
          done: (_, { version }) => `Version ${version} was stopped.`,
        }),
        {
          label: 'Show problems',
          on: 'one',
          to: ({ id }) => addressOf(edition, id),
          fits: ({ status }) => status === 'failed',
        },
      ],
      empty: 'No version yet. Make the first one.',
    }),
  ],
  part: FlipbookVersionDetails,
})

const addressOf = (edition: Edition | undefined, id: string) => `?open=${id}${edition ? `&edition=${edition.id}` : ''}`

const idOf = (edition: Edition | undefined) => edition?.id ?? 'none'
