import { Segmented } from '../../../ui/segmented';

const VIEW_NAMES = { side: '옆에서', front: '앞에서', back: '뒤에서', headEnd: '머리 쪽에서' } as const;
type View = keyof typeof VIEW_NAMES;

const isView = (told: string | null): told is View => told !== null && told in VIEW_NAMES;

interface ViewChoiceProps {
  /** The drawing shown; it names its own side and the other one. */
  drawing: Element;
  isOther: boolean;
  onChange: (isOther: boolean) => void;
}

/** Chooses the side to view a movement from; nothing where the other side shows no more. */
export function ViewChoice({ drawing, isOther, onChange }: ViewChoiceProps) {
  const shown = drawing.getAttribute('data-view');
  const other = drawing.getAttribute('data-other-view');
  if (!isView(shown) || !isView(other)) return null;
  const [main, second] = isOther ? [other, shown] : [shown, other];
  return (
    <Segmented
      label="보는 방향"
      value={isOther ? 'other' : 'main'}
      options={[
        { value: 'main', label: VIEW_NAMES[main] },
        { value: 'other', label: VIEW_NAMES[second] },
      ]}
      onChange={value => onChange(value === 'other')}
    />
  );
}
