/** Finds a QR code in a video's current frame. */
export type CodeReader = (screen: HTMLVideoElement) => Promise<string | undefined>

/** The browser's `BarcodeDetector`, which TypeScript does not declare yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader if it supports QR codes (some browsers have the class but read nothing), else ours, which is then downloaded. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!Own || !(await Own.getSupportedFormats()).includes('qr_code')) return (await import('./read-qr-from-video')).readQrFromVideo
  const detector = new Own({ formats: ['qr_code'] })
  return async screen => (await detector.detect(screen))[0]?.rawValue
}
