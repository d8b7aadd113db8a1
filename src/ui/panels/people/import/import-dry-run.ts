import type { DryRun } from '../../../../domain/imports/plan/import-plan.contract'
import type { RunPlan } from '../../engine/run/run-spec'

/** The server's dry run; its rows stay on the server. */
export interface ImportDryRun extends RunPlan {
  readonly dryRun: DryRun
}
