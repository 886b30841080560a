/** Icons: strokes in a 24 × 24 viewBox, in the color of the adjacent text. */
import type { ComponentChildren } from "preact";

const icon = (children: ComponentChildren) => () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
    {children}
  </svg>
);

export const PrintIcon = icon(
  <>
    <path d="M7 9V3h10v6M7 17H3V9h18v8h-4" />
    <path d="M7 14h10v7H7z" />
  </>,
);
export const SaveIcon = icon(<path d="M12 3v12m-5-5 5 5 5-5M4 20h16" />);
export const ShareIcon = icon(
  <>
    <circle cx="5" cy="12" r="2.5" />
    <circle cx="18" cy="6" r="2.5" />
    <circle cx="18" cy="18" r="2.5" />
    <path d="m7.5 11 8-4m-8 6 8 4" />
  </>,
);
export const PlayIcon = icon(<path d="M7 4v16l12-8z" />);
export const TeamIcon = icon(<path d="M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6z" />);
export const SeasonIcon = icon(<path d="M4 20v-8h5v8m0 0V4h6v16m0 0v-6h5v6M2 20h20" />);
export const SheetIcon = icon(<path d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h6" />);
export const TemplateIcon = icon(<path d="M4 4h16v16H4zM4 9h16M10 9v11" />);
export const LightIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3v18M15 4v16M18 6v12" />
  </>,
);
export const DieIcon = icon(
  <>
    <path d="M4 4h16v16H4z" />
    <path d="M8.5 8.5v.01m7 0v.01m-7 7v.01m7 0v.01M12 12v.01" stroke-width="3" stroke-linecap="round" />
  </>,
);
export const FindIcon = icon(
  <>
    <circle cx="10" cy="10" r="6" />
    <path d="m15 15 6 6" />
  </>,
);
export const DropIcon = icon(<path d="M12 3v11m-4-4 4 4 4-4M3 14v6h18v-6" />);
export const FilesIcon = icon(<path d="M3 5h7l2 3h9v11H3z" />);
export const HelpIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.3 9.4a2.8 2.8 0 1 1 3.9 2.6c-.9.4-1.2 1-1.2 1.9m0 2.4v.1" />
  </>,
);

/** The press box over the field. */
export const Mark = () => (
  <svg viewBox="0 0 30 30" width="30" height="30" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
    <path d="M3 9.5 15 4l12 5.5v10H3zM3 12.5h24M9 12.5v7m6-7v7m6-7v7" />
    <path d="M9 25h12" stroke="#F2B319" stroke-width="3" />
  </svg>
);
export const LockIcon = icon(<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />);
export const PencilIcon = icon(<path d="M4 20l1.500-5L15 5.500 18.500 9 9 18.500 4 20M13 7.500l3.500 3.500" />);
