import type { Edition } from '../../../../domain/guide/edition-service'
import { Notice } from '../../../kit/feedback/notice'
import { BeforeTheCall } from '../before-the-call'
import { NoEdition } from '../edition-choice'
import { useEdition } from '../use-edition'

const stateText: Readonly<Record<Edition['status'], string>> = {
  planning: 'It is planned. Artists and visitors see nothing of it yet.',
  call: 'Its call is announced. Artists register by its deadlines.',
  production: 'It is in production. Approved listings can be locked for print.',
  locked: 'It is locked for print. Publish its guide for visitors.',
  published: 'Its guide is published.',
  archived: 'It is archived. Visitors can read its guide.',
}

/** Where the chosen edition stands, and what its call still lacks. */
export function EditionState() {
  const edition = useEdition()
  if (!edition) return <NoEdition>Its call, its production and its guide are here.</NoEdition>
  return (
    <>
      <p>{stateText[edition.status]}</p>
      {edition.status === 'planning' && (
        <Notice title="Before artists can register">
          <BeforeTheCall id={edition.id} />
        </Notice>
      )}
    </>
  )
}
