import { organisation } from '../../../../../domain/shared/records/organisation.collection'
import { PageHead } from '../../../../kit/page-head'
import css from '../set-up.module.css'
import { SettingsForm } from '../settings-form'
import { SiteFrame } from '../site-frame'
import type { StepProps } from '../step-props'

const asked = [
  { name: 'season', help: 'What your open studios are called, like “Harbor Open Studios”.' },
  { name: 'tagline', help: 'One sentence to visitors. It is the headline until a guide is published.' },
  { name: 'story', help: 'Who you are, in a paragraph or two. The page “About” begins with it.' },
  { name: 'announcement', help: 'One line above every page. Leave it empty for none.' },
  { name: 'announcementFrom', help: 'The first day on which visitors read it. Leave it empty to show it at once.' },
  { name: 'announcementUntil', help: 'The last day on which visitors read it.' },
  { name: 'links', help: 'Your other places, such as social media.' },
  { name: 'sponsors' },
]

/** The front page's text until there is a guide. */
export default function FrontStep({ progress, ...step }: StepProps) {
  return (
    <SettingsForm
      of={organisation}
      record={progress.organisation}
      asked={asked}
      required={['season', 'tagline']}
      renderPreview={values => (
        <SiteFrame progress={progress} values={values}>
          <div className={css.text}>
            <PageHead
              over={values.season}
              title={values.tagline || values.season || progress.organisation?.name}
              lead={values.season && `The next guide is being made. ${values.season} begins with it.`}
            />
          </div>
        </SiteFrame>
      )}
      {...step}
    />
  )
}
