import { type ComponentType, lazy } from 'react'
import type { SetUpStep } from '../../../../domain/content/office-settings.collection'
import type { StepProps } from './step-props'
import AccentColorStep from './steps/accent-color-step'
import EditionStep from './steps/edition-step'
import FrontStep from './steps/front-page-step'
import LegalStep from './steps/legal-step'
import MenuStep from './steps/menu-step'
import NameStep from './steps/name-step'
import PagesStep from './steps/pages-step'
import PoliciesStep from './steps/policies-step'

/** A separate chunk, because it contains the role forms and reauthentication. */
const PeopleStep = lazy(() => import('./steps/people-step'))

export const stepBodies: Readonly<Record<SetUpStep, ComponentType<StepProps>>> = {
  name: NameStep,
  legal: LegalStep,
  front: FrontStep,
  look: AccentColorStep,
  edition: EditionStep,
  pages: PagesStep,
  menu: MenuStep,
  policies: PoliciesStep,
  people: PeopleStep,
}
