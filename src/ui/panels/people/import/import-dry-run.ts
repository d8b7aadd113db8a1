import type { DryRun } from '../../../../domain/imports/plan/import-plan.contract'
import type { RunPlan } from '../../engine/run/run-spec'

/** What the host found. The rows stay there. */
export interface ImportDryRun extends RunPlan {
  readonly dryRun: DryRun
}
