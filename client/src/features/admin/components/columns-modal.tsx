import { columns as gridColumns, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Modal } from '../../../shared/ui/modal';
import type { Column } from '../lib/table-columns';
import type { Resource } from '../resources/resource.types';

interface ColumnsModalProps {
  resource: Resource;
  all: readonly Column[];
  chosen: readonly Column[];
  onChoose: (names: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses the table's columns; the table behind the dialog follows at once, and this browser keeps the choice. */
export function ColumnsModal({ resource, all, chosen, onChoose, onClose }: ColumnsModalProps) {
  const names = chosen.map(({ name }) => name);
  return (
    <Modal
      title="열 고르기"
      description={`${resource.noun} 목록에 보일 열이에요. 이 브라우저에 기억해요.`}
      onClose={onClose}
      width={720}
      actions={
        <>
          <Button variant="secondary" onClick={() => onChoose(resource.columns)}>
            처음대로
          </Button>
          <Button onClick={onClose}>확인</Button>
        </>
      }
    >
      <div css={{ display: 'grid', gridTemplateColumns: gridColumns('11rem'), columnGap: space(4) }}>
        {all.map(({ name, label }) => {
          const isChosen = names.includes(name);
          return (
            <Checkbox
              key={name}
              label={label}
              checked={isChosen}
              // The last one stays: without it rows could not be told apart.
              disabled={isChosen && names.length === 1}
              onChange={() => onChoose(isChosen ? names.filter(each => each !== name) : [...names, name])}
            />
          );
        })}
      </div>
    </Modal>
  );
}
