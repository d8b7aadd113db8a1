import { qrModules } from '../blocks/qr-modules'

export function QrCode({ address }: { readonly address: string }) {
  const { size, path } = qrModules(address)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code for ${address}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
