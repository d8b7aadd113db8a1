import { Anchor } from '../../kit/anchor'
import type { ArtistProfile } from '../../queries/account.queries'

/** A sentence about who can see an artist's page. */
export function ArtistPageState({ profile: { status, handle, reviewNote } }: { readonly profile: ArtistProfile }) {
  switch (status) {
    case 'public':
    case 'memorial':
      return (
        <>
          Your page is public at <Anchor to={`/artist/${handle}`}>/artist/{handle}</Anchor>.
        </>
      )
    case 'draft':
      return 'Our staff is reviewing your page. We write to you when it is public. You can still change it.'
    case 'changes':
      return `Our staff asks for a change before your page becomes public: ${reviewNote ?? ''}`
    case 'declined':
      return `Our staff did not open your page to visitors: ${reviewNote ?? ''}`
    case 'members':
      return 'Only members see your page.'
    case 'hidden':
      return 'Our staff has hidden your page. Visitors do not see it.'
  }
}
