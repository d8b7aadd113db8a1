export const policyKinds = ['privacy', 'copyright', 'terms', 'registration', 'advertising', 'refund'] as const
