import { encodeQR } from 'qr';

/** White modules around the code; readers need four. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  label: string;
  /** How wide and high it is, if no style says so. */
  side?: string;
  className?: string | undefined;
}

/** An address as a QR code, black on white in every colour scheme. */
export function QrCode({ text, label, side, className }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const size = rows.length;
  return (
    <svg
      className={className}
      width={side}
      height={side}
      viewBox={`0 -.5 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element would be one more request
      role="img"
      aria-label={label}
      data-qr={text}
      data-text="off"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0-.5h${size}v${size}H0z`} />
      <path stroke="#000" d={rows.map(blackRuns).join('')} />
    </svg>
  );
}

/** The black modules of a row as strokes along its middle, one module wide: far shorter than outlines. */
function blackRuns(row: boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `${path === '' ? `M${start} ${y}` : `m${start - end} 0`}h${x + 1 - start}`;
    end = x + 1;
  }
  return path;
}
