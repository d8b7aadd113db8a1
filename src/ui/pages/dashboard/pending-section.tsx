import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'

/** A planned section says what will be in it. */
export const PendingSection = ({ what }: { readonly what: string }) => (
  <EmptyState title="Not ready yet" action={<LinkButton to="/dashboard">To your overview</LinkButton>}>
    <p>Here will be {what}.</p>
  </EmptyState>
)
