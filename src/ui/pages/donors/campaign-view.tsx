import { causePhase } from '../../../domain/giving/cause-phase'
import type { Campaign } from '../../../domain/giving/offered-causes'
import { StoryPart, StoryView } from '../../blocks/story-view'
import { LinkButton } from '../../kit/button'
import { moneyOf } from '../../kit/format-money'
import type { Organisation } from '../../queries/site.queries'
import { CampaignProgressBar } from './campaign-progress-bar'
import css from './campaign-view.module.css'
import { DonorWall } from './donor-wall'
import { LazyGivingForm } from './lazy-giving-form'

interface CampaignViewProps {
  readonly campaign: Campaign
  readonly organisation: Organisation | null
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** One campaign or fund: its purpose, its progress, what the amounts make possible, and its donors. */
export const CampaignView = ({ campaign, organisation, today }: CampaignViewProps) => (
  <StoryView
    title={campaign.title}
    lead={campaign.summary}
    picture={campaign.picture}
    body={campaign.body}
    side={
      <>
        <CampaignProgressBar campaign={campaign} />
        {campaign.amounts.length > 0 && (
          <div>
            <h2>What a gift does</h2>
            <dl className={css.amounts}>
              {campaign.amounts.map(({ amount, does }) => (
                <div key={amount.cents}>
                  <dt>{moneyOf(amount)}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {causePhase(campaign, today) === 'open' && (
          <p>
            <LinkButton look="main" size="l" to={`/donors/${campaign.id}#give`}>
              Give
            </LinkButton>
          </p>
        )}
      </>
    }
  >
    {campaign.status === 'live' && (
      <StoryPart title="Give" anchor="give">
        <LazyGivingForm campaigns={[campaign]} organisation={organisation} />
      </StoryPart>
    )}
    {(campaign.givers ?? []).length + campaign.wall.length > 0 && (
      <StoryPart title="Donors">
        <DonorWall givers={campaign.givers} named={campaign.wall} />
      </StoryPart>
    )}
  </StoryView>
)
