/**
 * Worlds and their answers live for a test. In Node's own small young heap they outlive several collections and are copied each time: a fifth of
 * the processor's time went there, and a larger one takes a twelfth off the whole.
 */
export const youngHeap = ['--min-semi-space-size=32', '--max-semi-space-size=64']
