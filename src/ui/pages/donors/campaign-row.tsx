import type { Campaign } from '../../../domain/giving/offered-causes'
import { Anchor } from '../../kit/anchor'
import { Picture } from '../../kit/pictures/picture'
import { CampaignProgressBar } from './campaign-progress-bar'
import css from './donors.module.css'

/** A campaign or fund in a list: its picture, purpose and progress. */
export function CampaignRow({ campaign }: { readonly campaign: Campaign }) {
  const { id, title, summary, picture } = campaign
  const { credit: _, ...shown } = picture ?? { src: '' }
  return (
    <li className={css.row}>
      {'width' in shown && <Picture {...shown} alt="" sizes="(min-width: 48rem) 22rem, 94vw" />}
      <div className={css.words}>
        <h3>
          <Anchor to={`/donors/${id}`}>{title}</Anchor>
        </h3>
        <p>{summary}</p>
        <CampaignProgressBar campaign={campaign} />
      </div>
    </li>
  )
}
