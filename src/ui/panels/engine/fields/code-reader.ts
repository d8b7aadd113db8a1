/** Finds a QR code in what a video shows now. */
export type CodeReader = (screen: HTMLVideoElement) => Promise<string | undefined>

/** The browser's own reader; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader where it reads QR codes (some have the class and read nothing), else ours, which is loaded now. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!Own || !(await Own.getSupportedFormats()).includes('qr_code')) return (await import('./frame-reader')).readFrame
  const detector = new Own({ formats: ['qr_code'] })
  return async screen => (await detector.detect(screen))[0]?.rawValue
}
