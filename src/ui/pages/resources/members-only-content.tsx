import { useState } from 'react'
import { useApp } from '../../app-services/app-context'
import { saveFile } from '../../app-services/save-file'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { hostOf } from '../../kit/host-of'
import { type DocumentFile, libraryOf, type OpenedResource, openLibraryResource } from '../../queries/resource.queries'
import { useSignedIn } from '../../queries/session.queries'
import css from './artist-resources.module.css'
import { Paragraphs } from './paragraphs'
import { libraryPath } from './resource-address'
import { fileText } from './resource-labels'

interface MembersOnlyContentProps {
  readonly id: string
  readonly title: string
}

/** The members' part. Requested when the button is clicked; the server returns it to members only. */
export default function MembersOnlyContent({ id, title }: MembersOnlyContentProps) {
  const app = useApp()
  const { busy, error, run } = useAction()
  const [opened, setOpened] = useState<OpenedResource>()
  const open = () => void run(async () => setOpened(await openLibraryResource(app, id)))
  return (
    <div className={css.members}>
      <FailureNotice error={error} />
      <div role="status">
        {opened?.outcome === 'members-only' && (
          <p>
            This part is for members. <Anchor to="/artistmembership">What membership brings</Anchor>
            <OrSignIn />.
          </p>
        )}
        {opened?.outcome === 'all-public' && <p>There is nothing more now.</p>}
        {opened?.outcome === 'open' && <Found id={id} found={opened} />}
      </div>
      {opened === undefined && (
        <Button size="s" busy={busy} onClick={open}>
          {busy ? 'Opening…' : 'More for members'}
          <span className="visually-hidden">: “{title}”</span>
        </Button>
      )}
    </div>
  )
}

/** For visitors who may be members but have not signed in. */
function OrSignIn() {
  const user = useSignedIn()
  return (
    user === null && (
      <>
        , or <Anchor to={`/signin?next=${encodeURIComponent(libraryPath)}`}>sign in</Anchor> if you are one
      </>
    )
  )
}

interface FoundProps {
  readonly id: string
  readonly found: Extract<OpenedResource, { outcome: 'open' }>
}

const Found = ({ id, found: { body, link, file } }: FoundProps) => (
  <>
    {!body && !link && !file && <p>There is nothing here yet.</p>}
    {body && <Paragraphs text={body} />}
    {link && (
      <p>
        <Anchor to={link}>{hostOf(link)}</Anchor>
      </p>
    )}
    {file && <MembersFile id={id} file={file} />}
  </>
)

function MembersFile({ id, file }: { readonly id: string; readonly file: DocumentFile }) {
  const app = useApp()
  const { busy, error, run } = useAction()
  const [part, setPart] = useState<readonly [done: number, of: number]>()
  const download = () =>
    void run(async () => {
      const library = await libraryOf(app)
      const found = await library.membersFile(id, file, (done, of) => setPart([done, of]))
      saveFile(found, found.name)
    })
  return (
    <div>
      <FailureNotice error={error} />
      {busy && part && part[1] > 1 && <progress aria-label={`Fetching ${file.name}`} value={part[0]} max={part[1]} />}
      <Button size="s" busy={busy} onClick={download}>
        {busy ? 'Fetching…' : 'Download'} {file.name} ({fileText(file)})
      </Button>
    </div>
  )
}
